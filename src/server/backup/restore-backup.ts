import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { env } from '~/env.js';
import { db, type Tx } from '~/server/db';
import { formatVersion, keptTables, knownMigrations, type Manifest, manifestName } from './format';

const entryName = /^(?:data\/([a-z_]+)-\d+\.jsonl|uploads\/[A-Za-z0-9_-]{16,80}\.webp|manifest\.json)$/;

/** Why a backup was not loaded, in words for the person who runs the restore. Nothing was changed. */
export class RestoreRefused extends Error {}

/**
 * Loads a backup into an empty, migrated database and the images into `DATA_DIR`. The whole archive is checked before anything is changed;
 * the rows come in one transaction.
 * @throws RestoreRefused for a damaged, foreign or newer archive, and for a database that already holds data
 */
export async function restoreBackup(file: string): Promise<Manifest> {
  const manifest = await checkBackup(file);
  await refuseFilledDatabase();
  const uploads = join(env.DATA_DIR, 'uploads');
  await mkdir(uploads, { recursive: true });
  await db.$transaction(
    async (tx) => {
      await readArchive(file, async (name, content) => {
        const table = entryName.exec(name)?.[1];
        if (table) await loadRows(tx, table, content);
        else if (name !== manifestName) await writeWhole(join(env.DATA_DIR, name), content);
      });
      for (const [table, next] of Object.entries(manifest.nextIds)) await setNextId(tx, table, next);
    },
    { timeout: 600_000 },
  );
  return manifest;
}

/** Reads an archive to its end and compares every checksum. @throws RestoreRefused */
export async function checkBackup(file: string): Promise<Manifest> {
  const seen: Manifest['entries'] = {};
  let manifest: Manifest | undefined;
  try {
    await readArchive(file, async (name, content) => {
      if (!isKnownEntry(name)) throw new RestoreRefused(`Arsip memuat berkas yang tidak dikenal: ${name}`);
      if (name === manifestName) manifest = JSON.parse(content.toString()) as Manifest;
      else seen[name] = { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
    });
  } catch (error) {
    if (error instanceof RestoreRefused || (error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new RestoreRefused(`Arsip rusak: ${error instanceof Error ? error.message : error}`);
  }
  if (!manifest) throw new RestoreRefused('Arsip rusak: daftar isi tidak ada, berkas terpotong');
  if (!(manifest.format <= formatVersion)) throw new RestoreRefused('Arsip dibuat oleh versi yang lebih baru');
  const unknown = manifest.migrations.find((name) => !knownMigrations().includes(name));
  if (unknown) throw new RestoreRefused(`Arsip dibuat oleh versi yang lebih baru (migrasi ${unknown})`);
  const names = new Set([...Object.keys(manifest.entries), ...Object.keys(seen)]);
  for (const name of names) {
    if (seen[name]?.sha256 !== manifest.entries[name]?.sha256) throw new RestoreRefused(`Arsip rusak: ${name} tidak cocok dengan daftar isi`);
  }
  return manifest;
}

function isKnownEntry(name: string): boolean {
  const match = entryName.exec(name);
  return match !== null && (match[1] === undefined || (keptTables as readonly string[]).includes(match[1]));
}

async function refuseFilledDatabase() {
  for (const table of keptTables) {
    const [row] = await db.$queryRawUnsafe<{ filled: boolean }[]>(`SELECT EXISTS (SELECT 1 FROM "${table}") AS filled`);
    if (row?.filled) throw new RestoreRefused(`Database tujuan tidak kosong (tabel ${table}). Gunakan DATA_DIR atau database yang baru.`);
  }
}

/** Hands over the entries one after the other. */
async function readArchive(file: string, onEntry: (name: string, content: Buffer) => Promise<void>) {
  const tar = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), tar);
  // A broken stream ends the loop below too; its reason is awaited after it.
  reading.catch(() => {});
  for await (const entry of tar) {
    const parts: Buffer[] = [];
    for await (const part of entry) parts.push(part as Buffer);
    await onEntry(entry.header.name, Buffer.concat(parts));
  }
  await reading;
}

/** Columns that the archive does not know keep their defaults. */
async function loadRows(tx: Tx, table: string, content: Buffer) {
  const lines = content.toString().split('\n');
  const columns = Object.keys(JSON.parse(lines[0] ?? '{}') as object)
    .map((name) => `"${name.replaceAll('"', '""')}"`)
    .join(', ');
  await tx.$executeRawUnsafe(
    `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::"${table}", $1::jsonb)`,
    `[${lines.join(',')}]`,
  );
}

/** The next new row gets the id that it would have got where the backup was made. */
async function setNextId(tx: Tx, table: string, next: number) {
  if (!(keptTables as readonly string[]).includes(table)) return;
  await tx.$queryRaw`SELECT setval(pg_get_serial_sequence(${table}, 'id'), ${next}::bigint, false)::text`;
}

async function writeWhole(path: string, content: Buffer) {
  await writeFile(`${path}.tmp`, content);
  await rename(`${path}.tmp`, path);
}
