import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// A zone with half hours and daylight saving: a date that was meant for Bandung and was not gets caught here.
process.env.TZ = 'America/St_Johns';

const src = fileURLToPath(new URL('./src', import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^next\/cache$/, replacement: `${src}/testing/next-cache.ts` },
      { find: '~', replacement: src },
    ],
  },
  test: {
    maxWorkers: 2,
    pool: 'forks',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['src/{lib,schemas,copy,components,features}/**/*.test.ts', 'src/*.test.ts', 'scripts/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['src/{server,app}/**/*.test.ts', 'prisma/**/*.test.ts'],
          globalSetup: ['src/testing/databases.ts'],
          setupFiles: ['src/testing/environment.ts', 'src/testing/empty-database.ts'],
        },
      },
    ],
  },
});
