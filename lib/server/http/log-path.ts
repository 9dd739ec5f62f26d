/** A parameter's value can be a secret link, so its name stands in the log. */
export function pathWithoutValues(path: string, params: Record<string, string | string[]>): string {
  const rest = Object.entries(params).find(([, value]) => Array.isArray(value));
  if (rest) return [...path.split('/').slice(0, -rest[1].length), `{${rest[0]}}`].join('/');
  const names = new Map(Object.entries(params).map(([name, value]) => [String(value), name]));
  const parts = path.split('/').map((part) => {
    const name = names.get(part) ?? names.get(decoded(part));
    return name ? `{${name}}` : part;
  });
  return parts.join('/');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
