import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import pg from 'pg';

/**
 * Prisma's own migration engine, compiled to WebAssembly and run through the same driver as the site: nothing is downloaded, and
 * `prisma migrate` goes on from the same `_prisma_migrations` table.
 */

const schemaPath = 'prisma/schema.prisma';
const migrationsPath = 'prisma/migrations';
const filters = { externalTables: [], externalEnums: [] };

/** The driver splits a script at every `;`; PostgreSQL takes it whole, as one transaction, with function bodies in it. */
class WholeScripts extends PrismaPg {
  /** @param {pg.Pool} pool */
  constructor(pool) {
    super(pool);
    this.pool = pool;
  }

  /** @override */
  async connect() {
    const connection = await super.connect();
    connection.executeScript = async (script) => void (await this.pool.query(script));
    return connection;
  }
}

/** @type {Promise<typeof import('@prisma/schema-engine-wasm/schema_engine_bg')> | undefined} */
let loaded;

/** The module keeps its state in itself: it is started once. */
function loadEngine() {
  loaded ??= (async () => {
    const binding = await import('@prisma/schema-engine-wasm/schema_engine_bg');
    const wasm = readFileSync(join(dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm')), 'schema_engine_bg.wasm'));
    const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': binding });
    binding.__wbg_set_wasm(instance.exports);
    /** @type {() => void} */ (instance.exports.__wbindgen_start)();
    return binding;
  })();
  return loaded;
}

/**
 * @template T
 * @param {string} databaseUrl
 * @param {(engine: import('@prisma/schema-engine-wasm').SchemaEngine) => Promise<T>} work
 */
async function withEngine(databaseUrl, work) {
  const { SchemaEngine } = await loadEngine();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  try {
    const adapter = bindMigrationAwareSqlAdapterFactory(new WholeScripts(pool));
    return await work(await SchemaEngine.new({ datamodels: [[schemaPath, schema()]] }, () => {}, adapter));
  } finally {
    await pool.end();
  }
}

/**
 * Brings a database up to the schema of this build.
 * @param {string} databaseUrl
 * @returns {Promise<string[]>} the names of the migrations that were applied now
 */
export async function migrate(databaseUrl) {
  await forgetInterruptedMigrations(databaseUrl);
  const { appliedMigrationNames } = await withEngine(databaseUrl, (engine) => engine.applyMigrations({ migrationsList: migrationsList(), filters }));
  return appliedMigrationNames;
}

/**
 * The SQL that leads from the schema of the newest migration (each keeps its own beside its SQL) to the schema.
 * @param {string} databaseUrl any database: the engine wants one to talk to
 * @returns {Promise<string>} empty when there is nothing to do
 */
export async function nextMigrationSql(databaseUrl) {
  const newest = migrationNames().at(-1);
  const before = newest ? readFileSync(join(migrationsPath, newest, 'schema.prisma'), 'utf8') : '';
  const { stdout } = await withEngine(databaseUrl, (engine) =>
    engine.diff({
      from: newest ? { tag: 'schemaDatamodel', files: [{ path: schemaPath, content: before }] } : { tag: 'empty' },
      to: { tag: 'schemaDatamodel', files: [{ path: schemaPath, content: schema() }] },
      script: true,
      exitCode: null,
      filters,
    }),
  );
  return stdout?.includes('-- This is an empty migration.') ? '' : (stdout ?? '');
}

/**
 * A migration whose process was killed left no change behind (PostgreSQL runs its script as one transaction), only its unfinished mark.
 * @param {string} databaseUrl
 */
async function forgetInterruptedMigrations(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS known`);
    if (rows[0]?.known)
      await client.query('UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL');
  } finally {
    await client.end();
  }
}

function schema() {
  return readFileSync(schemaPath, 'utf8');
}

function migrationNames() {
  return readdirSync(migrationsPath, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** @returns {import('@prisma/schema-engine-wasm').MigrationList} */
function migrationsList() {
  return {
    baseDir: migrationsPath,
    lockfile: { path: 'migration_lock.toml', content: readFileSync(join(migrationsPath, 'migration_lock.toml'), 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: migrationNames().map((path) => ({
      path,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: readFileSync(join(migrationsPath, path, 'migration.sql'), 'utf8') } },
    })),
  };
}
