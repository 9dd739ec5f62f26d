/** Joins class names, leaving out what is falsy: `condition && 'name'` may be of any type. */
export function classNames(...names: unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name).join(' ');
}
