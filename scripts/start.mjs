/** `npm start` and `npm run dev`: everything from a fresh clone to a running site. */
import { build, checkNode, fail, prepare } from './prepare.mjs';

const dev = process.argv.includes('--dev');
Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production' });

checkNode();
try {
  await prepare();
  if (!dev) await build();
  const { register } = await import('tsx/esm/api');
  register();
  const { serve } = await import('./serve.ts');
  await serve({ dev });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
