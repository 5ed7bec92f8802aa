import { z } from 'zod';

/**
 * The environment, read once and checked (README, "Konfigurasi"). Everything is optional.
 * `next.config.js` and every script import this module, so a bad value stops the start with a line that names the variable.
 */
const wholeNumber = (/** @type {number} */ min, /** @type {number} */ max) =>
  z.coerce
    .number(`harus bilangan bulat ${min}–${max}`)
    .int(`harus bilangan bulat ${min}–${max}`)
    .min(min, `paling kecil ${min}`)
    .max(max, `paling besar ${max}`);

const schema = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'harus alamat lengkap, misalnya https://kormi.example' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'harus diawali postgresql://')
    .optional(),
  DATA_DIR: z.string().default('.data'),
  ADMIN_USERNAME: z.string().min(1).max(100).default('admin'),
  ADMIN_PASSWORD: z.string().min(1).optional(),
  AUTH_SECRET: z.string().min(32, 'minimal 32 karakter').optional(),
  INITIAL_DATA: z.enum(['demo', 'empty'], 'harus demo atau empty').default('demo'),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  LOGIN_LOCK_SECONDS: wholeNumber(1, 86400).default(300),
  RATE_LIMIT_MULTIPLIER: wholeNumber(1, 1_000_000).default(1),
});

/** @param {NodeJS.ProcessEnv} source @returns {z.output<typeof schema>} @throws Error with one line per wrong variable */
export function readEnv(source) {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(filled);
  if (result.success) return result.data;
  throw new Error(result.error.issues.map((issue) => `Variabel ${issue.path.join('.')}: ${issue.message}`).join('\n'));
}

export const envNames = Object.keys(schema.shape);

export const env = readEnv(process.env);

/**
 * What `npm start` finds out by itself (the embedded database, the secret), for this module and for everything that is loaded later.
 * @param {{ DATABASE_URL: string, AUTH_SECRET: string }} found
 */
export function completeEnv(found) {
  Object.assign(process.env, found);
  Object.assign(env, found);
}

/** The address that visitors use, without a slash at its end. */
export const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;

export const isSecureSite = siteUrl.startsWith('https://');
