import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What has to be there before the site, its tests or its tools run. Plain Node: this runs when nothing is installed yet. */

const oldest = [20, 19];

/** Stops when Node is too old. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === oldest[0] && minor >= (oldest[1] ?? 0))) return;
  fail(`Node.js ${process.versions.node} terlalu lama. Pasang Node.js ${oldest.join('.')} atau lebih baru.`);
}

/** Installs the packages when the lock file is not the one that was installed, and generates the database client when the schema changed. */
export async function prepare() {
  await onceFor('node_modules/.installed-lock', ['package-lock.json', '.npmrc'], async () => {
    say('Memasang paket (npm ci) …');
    await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  });
  await onceFor('src/generated/.generated-schema', ['prisma/schema.prisma', 'package-lock.json'], async () => {
    say('Membuat klien database …');
    // Prisma looks for a native engine at start and would download one; generating needs none, so any program will do.
    await run(bin('prisma'), ['generate'], { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath }, 'quiet');
  });
}

/** Builds the site when its sources are not those of the last build. @returns {Promise<boolean>} whether it built */
export function build() {
  const sources = [
    'src',
    'public',
    'prisma/schema.prisma',
    'next.config.js',
    'cache-handler.mjs',
    'tsconfig.json',
    'postcss.config.cjs',
    'package-lock.json',
  ];
  return onceFor('.next/built-sources', sources, async () => {
    say('Membangun situs (next build) …');
    await run(bin('next'), ['build'], { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  });
}

/**
 * Does `work` unless it was done for exactly these files.
 * @param {string} stamp @param {string[]} files @param {() => Promise<void>} work
 */
async function onceFor(stamp, files, work) {
  // The address decides about a few headers, which are fixed in the build.
  const now = createHash('sha256')
    .update(process.env.SITE_URL ?? '')
    .update(files.map(hashOf).join('\n'))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false;
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
  return true;
}

/** @param {string} path @returns {string} a hash of a file, or of every file of a folder */
function hashOf(path) {
  if (!existsSync(path)) return `${path} -`;
  if (!statSync(path).isDirectory()) return `${path} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`;
  return readdirSync(path)
    .filter((name) => name !== '.generated-schema')
    .sort()
    .map((name) => hashOf(join(path, name)))
    .join('\n');
}

/** @param {string} name a program that a package brought */
export function bin(name) {
  return join('node_modules', '.bin', name);
}

/**
 * Runs a program to its end, with its output on ours.
 * @param {string} command @param {string[]} args @param {Record<string, string>} [env] @param {'quiet'} [quiet] shows the output only when it fails
 */
export async function run(command, args, env = {}, quiet) {
  const child = spawn(command, args, { stdio: quiet ? 'pipe' : 'inherit', env: { ...process.env, ...env }, shell: process.platform === 'win32' });
  /** @type {Buffer[]} */
  const output = [];
  child.stdout?.on('data', (part) => output.push(part));
  child.stderr?.on('data', (part) => output.push(part));
  const code = await new Promise((resolve, reject) => child.on('exit', resolve).on('error', reject));
  if (code === 0) return;
  process.stderr.write(Buffer.concat(output));
  throw new Error(`${command} ${args.join(' ')} gagal (kode ${code})`);
}

/** @param {string} text */
export function say(text) {
  console.log(`[kormi] ${text}`);
}

/** One clear line, and out. @param {string} text @returns {never} */
export function fail(text) {
  console.error(`[kormi] ${text}`);
  process.exit(1);
}
