import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { env } from '~/env.js';
import { db, type Tx } from '~/server/db';
import { formatVersion, keptTables, knownMigrations, type Manifest, manifestName } from './format';

const rowsPerEntry = 2000;

/**
 * Writes a backup of the data and the images while the site runs: the rows as of one moment, and every image they knew then.
 * @returns the gzipped tar as it is made; it ends with an error when the database or a file fails
 */
export function writeBackup(): Readable {
  const tar = pack();
  const archive = tar.pipe(createGzip({ level: 1 }));
  tar.on('error', (error) => archive.destroy(error));
  archive.on('close', () => tar.destroy());
  fill(tar).catch((error) => archive.destroy(error));
  return archive;
}

async function fill(tar: ReturnType<typeof pack>) {
  const manifest: Manifest = {
    format: formatVersion,
    createdAt: new Date().toISOString(),
    migrations: knownMigrations(),
    tables: {},
    nextIds: {},
    entries: {},
  };

  const add = (name: string, content: Buffer) => {
    manifest.entries[name] = { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
    return new Promise<void>((resolve, reject) => tar.entry({ name }, content, (error) => (error ? reject(error) : resolve())));
  };

  const images = await db.$transaction(
    async (tx) => {
      for (const table of keptTables) manifest.tables[table] = await dumpTable(tx, table, add);
      manifest.nextIds = await readNextIds(tx);
      return tx.upload.findMany({ select: { id: true, widths: true }, orderBy: { id: 'asc' } });
    },
    { isolationLevel: 'RepeatableRead', timeout: 600_000 },
  );
  for (const { id, widths } of images) {
    for (const file of [`${id}.webp`, ...widths.map((width) => `${id}-${width}.webp`)]) {
      const content = await readIfThere(join(env.DATA_DIR, 'uploads', file));
      if (content) await add(`uploads/${file}`, content);
    }
  }
  tar.entry({ name: manifestName }, JSON.stringify(manifest, null, 2));
  tar.finalize();
}

async function dumpTable(tx: Tx, table: string, add: (name: string, content: Buffer) => Promise<void>): Promise<number> {
  await tx.$executeRawUnsafe(`DECLARE dump NO SCROLL CURSOR FOR SELECT to_jsonb(t)::text AS line FROM "${table}" t ORDER BY 1`);
  let rows = 0;
  for (let part = 1; ; part += 1) {
    const lines = await tx.$queryRawUnsafe<{ line: string }[]>(`FETCH ${rowsPerEntry} FROM dump`);
    if (lines.length === 0) break;
    rows += lines.length;
    await add(`data/${table}-${part}.jsonl`, Buffer.from(lines.map(({ line }) => line).join('\n')));
  }
  await tx.$executeRawUnsafe('CLOSE dump');
  return rows;
}

async function readNextIds(tx: Tx): Promise<Record<string, number>> {
  const rows = await tx.$queryRaw<{ name: string; last: number | null }[]>`
    SELECT sequencename AS name, last_value::int AS last FROM pg_sequences WHERE schemaname = current_schema()`;
  const next = new Map(rows.map(({ name, last }) => [name, (last ?? 0) + 1]));
  return Object.fromEntries(keptTables.map((table) => [table, next.get(`${table}_id_seq`) ?? 0]).filter(([, id]) => id));
}

/** A width that equals the picture's own is stored once; a file that is not there is not in the backup. */
async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
