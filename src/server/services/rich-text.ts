import sanitizeHtml from 'sanitize-html';
import { safeUrl } from '~/lib/urls';

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'a', 'br', 'hr', 'img'],
  allowedAttributes: { a: ['href', 'rel', 'target'], img: ['src', 'alt', 'width', 'height', 'loading'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    a: (tagName, { href }): sanitizeHtml.Tag => ({ tagName, attribs: href ? { href, rel: 'noopener noreferrer' } : ({} as sanitizeHtml.Attributes) }),
    img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: { src: safeUrl(src) ?? '', alt, loading: 'lazy' } }),
  },
  exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs.src,
};

const looksLikeHtml = /<\/?[a-z][^>]*>/i;

/**
 * The stored form of an article's text: a small set of tags, safe links, nothing that runs.
 * A text without tags stays as it was written, and `renderRichText` makes its paragraphs.
 */
export function sanitizeRichText(content: string): string {
  return looksLikeHtml.test(content) ? sanitizeHtml(content, options).trim() : content;
}

/** HTML of a stored text, sanitised once more: rows from before the rules, and plain text with its paragraphs and line breaks. */
export function renderRichText(content: string): string {
  if (looksLikeHtml.test(content)) return sanitizeHtml(content, options);
  return content
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br />')}</p>`)
    .join('\n');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
