/** Leaves out everything that isn't a text, so that `condition && 'name'` works for any type. */
export function classNames(...names: unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name).join(' ');
}
