import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startEmbeddedDatabase } from './embedded-database.mjs';

describe('the embedded database behind its bridge', () => {
  let database: Awaited<ReturnType<typeof startEmbeddedDatabase>>;
  let pool: pg.Pool;

  beforeAll(async () => {
    database = await startEmbeddedDatabase({ idleInTransactionMs: 500 });
    pool = new pg.Pool({ connectionString: database.url, max: 10 });
    await pool.query('CREATE TABLE counter (id int PRIMARY KEY, n int NOT NULL)');
  });
  beforeEach(() => pool.query('INSERT INTO counter VALUES (1, 0) ON CONFLICT (id) DO UPDATE SET n = 0'));
  afterAll(async () => {
    await pool.end();
    await database.close();
  });

  const count = async () => (await pool.query<{ n: number }>('SELECT n FROM counter')).rows[0]?.n;

  async function connect() {
    const client = new pg.Client({ connectionString: database.url });
    const gone = new Promise<Error>((resolve) => client.on('error', resolve));
    await client.connect();
    return { client, gone };
  }

  test('goes on after failed statements, simple and prepared', async () => {
    await expect(pool.query('SELEC 1')).rejects.toThrow('syntax error');
    await expect(pool.query('SELECT * FROM nowhere WHERE id = $1', [1])).rejects.toThrow('does not exist');
    await expect(pool.query('SELECT $1::int AS n', ['words'])).rejects.toThrow('invalid input syntax');
    expect(await count()).toBe(0);
  });

  test('two hundred read-then-write transactions at once lose no update', async () => {
    await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const client = await pool.connect();
        await client.query('BEGIN');
        const { rows } = await client.query('SELECT n FROM counter WHERE id = $1', [1]);
        await client.query('UPDATE counter SET n = $1', [rows[0].n + 1]);
        if (index % 4 === 0) await client.query('SELECT nothing FROM counter').catch(() => {});
        await client.query(index % 4 === 0 ? 'ROLLBACK' : 'COMMIT');
        client.release();
      }),
    );
    expect(await count()).toBe(150);
  });

  test('a client that dies in a transaction leaves nothing behind and holds nobody up', async () => {
    const { client } = await connect();
    await client.query('BEGIN');
    await client.query('UPDATE counter SET n = 999');
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    expect(await count()).toBe(0);
  });

  test('a transaction that nobody goes on with is cut off', async () => {
    const { client, gone } = await connect();
    await client.query('BEGIN');
    await client.query('UPDATE counter SET n = 999');
    expect(await count()).toBe(0);
    expect((await gone).message).toContain('idle-in-transaction');
  });

  test('a dump begins another database', async () => {
    await pool.query('UPDATE counter SET n = 7');
    const copy = await startEmbeddedDatabase({ snapshot: await database.dump() });
    const client = new pg.Client({ connectionString: copy.url });
    await client.connect();
    expect((await client.query('SELECT n FROM counter')).rows).toEqual([{ n: 7 }]);
    await client.end();
    await copy.close();
  });
});
