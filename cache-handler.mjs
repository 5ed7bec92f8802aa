import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';

const { default: FileSystemCache } = createRequire(import.meta.url)('next/dist/server/lib/incremental-cache/file-system-cache.js');

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The policy of a static page: its own inline scripts by their hash and nothing else, so that the page stays static and an injected script does not run.
 * @param {string} html
 */
export function policyFor(html) {
  const hashes = new Set(
    [...html.matchAll(inlineScript)].map(
      ([, code]) =>
        `'sha256-${createHash('sha256')
          .update(code ?? '')
          .digest('base64')}'`,
    ),
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https: http:",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src https://www.google.com https://maps.google.com https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Next's own page cache; it adds the policy to every page that it keeps. */
export default class PageCache extends FileSystemCache {
  /** @param {any[]} args */
  async get(...args) {
    const entry = await super.get(...args);
    addPolicy(entry?.value);
    return entry;
  }

  /** @param {string} key @param {any} value @param {any[]} rest */
  async set(key, value, ...rest) {
    addPolicy(value);
    return super.set(key, value, ...rest);
  }
}

/** @param {any} value */
function addPolicy(value) {
  if (value?.kind !== 'APP_PAGE' || !value.headers || value.headers['content-security-policy']) return;
  value.headers['content-security-policy'] = policyFor(String(value.html));
}
