import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A backup is a gzipped tar: `data/<table>-<n>.jsonl` (a row per line, as PostgreSQL's `to_jsonb` writes it), `uploads/<file>`,
 * and last `manifest.json` with the checksum of every other entry. Sessions, captchas and counters are not kept.
 */
export const formatVersion = 1;

export type Manifest = {
  format: number;
  createdAt: string;
  /** Names of the migrations that made the tables. */
  migrations: string[];
  /** Rows per table. */
  tables: Record<string, number>;
  /** The id that the next new row of a numbered table gets. */
  nextIds: Record<string, number>;
  /** Checksums per entry. */
  entries: Record<string, { bytes: number; sha256: string }>;
};

export const manifestName = 'manifest.json';

/** Every table that is kept, in an order that satisfies the foreign keys. */
export const keptTables = [
  'users',
  'sport_categories',
  'organizations',
  'events',
  'news',
  'gallery_items',
  'messages',
  'join_requests',
  'org_structure_members',
  'uploads',
  'site_settings',
  'audit_entries',
  'first_data',
] as const;

/** Tables whose rows mean nothing in another place or at another time. */
export const passingTables = ['sessions', 'login_attempts', 'captchas', 'rate_limits', '_prisma_migrations'];

/** The migrations that this build knows. */
export function knownMigrations(): string[] {
  return readdirSync(join(process.cwd(), 'prisma/migrations'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
