import pino from 'pino';

/** JSON lines without personal data: no bodies, no query strings, no credentials. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === 'test' ? 'silent' : 'info'),
  base: undefined,
  redact: {
    paths: ['password', '*.password', 'cookie', '*.cookie', 'authorization', '*.authorization', 'email', '*.email', 'phone', '*.phone'],
    censor: '[disunting]',
  },
});
