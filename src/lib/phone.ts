/**
 * The one phone normaliser: `08…`, `+62…`, `62…` and `8…`, with spaces, dots or dashes, become the digits `62…` that `tel:` and `wa.me` want.
 * @returns "" when nothing like a number is there.
 */
export function normalisePhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  if (digits.length < 6) return '';
  if (digits.startsWith('62')) return digits;
  return `62${digits.replace(/^0/, '')}`;
}

/** A `tel:` link, or undefined for no number. */
export function telLink(phone: string): string | undefined {
  const digits = normalisePhone(phone);
  return digits ? `tel:+${digits}` : undefined;
}

/** A WhatsApp link with an optional first text, or undefined for no number. */
export function whatsappLink(phone: string, text = ''): string | undefined {
  const digits = normalisePhone(phone);
  return digits ? `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}` : undefined;
}
