/** Joins class names and leaves out falsy values, so `condition && 'name'` may be of any type. */
export function classNames(...names: unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name).join(' ');
}
