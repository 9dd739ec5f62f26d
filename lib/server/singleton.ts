const key = Symbol.for('campmates');
const kept = globalThis as { [key]?: Map<string, unknown> };
kept[key] ??= new Map();

export const singletons = kept[key];

/**
 * A process has several copies of a module variable: Next bundles the instrumentation, the pages and the
 * scripts that serve them separately, and its development server evaluates modules again at each change.
 */
export function singleton<One extends object>(name: string, make: () => One): One {
  const one = singletons.get(name) ?? make();
  singletons.set(name, one);
  return one as One;
}
