const webUrl = /^https?:\/\//i;
const sitePath = /^\/(?![/\\])/;

/** A URL that may stand in an `href` or `src`: https, http or a path of this site; anything else is undefined. */
export function safeUrl(url: string): string | undefined {
  if (sitePath.test(url) && !/[\\\s]/.test(url)) return url;
  return webUrl.test(url) && URL.canParse(url) ? url : undefined;
}

const coordinates = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** A maps link for a place: a maps URL as it is, `lat,lng` or an address as a search. undefined when empty. */
export function mapsLink(place: string): string | undefined {
  const trimmed = place.trim();
  if (!trimmed) return undefined;
  if (webUrl.test(trimmed)) return safeUrl(trimmed);
  const found = coordinates.exec(trimmed);
  const query = found ? `${found[1]},${found[2]}` : trimmed;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
