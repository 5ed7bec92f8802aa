import { type RestRoute, routes } from './routes';

type Match = { route: RestRoute; params: Record<string, string> };

/**
 * Finds the row of a request. An exact segment wins over a parameter (`/api/gallery/bulk` over `/api/gallery/{id}`).
 * @param segments the path after `/api/`, decoded
 * @returns the row with its parameters, or the methods that the path knows (none for an unknown path)
 */
export function matchRoute(method: string, segments: string[]): Match | { allow: string[] } {
  const fitting = routes
    .map((route) => ({ route, params: paramsOf(route.path, segments) }))
    .filter((match): match is Match => match.params !== null)
    .sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length);
  const found = fitting.find(({ route }) => route.method === method);
  if (found) return found;
  const allow = fitting.map(({ route }) => route.method as string);
  return { allow: [...new Set(allow.includes('GET') ? [...allow, 'HEAD'] : allow)] };
}

function paramsOf(path: string, segments: string[]): Record<string, string> | null {
  const pattern = path.split('/').slice(2);
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith('{')) params[part.slice(1, -1)] = segment;
    else if (part !== segment) return null;
  }
  return params;
}
