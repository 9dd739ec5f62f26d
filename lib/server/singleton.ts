const key = Symbol.for('campmates');
const kept = globalThis as { [key]?: Map<string, unknown> };
kept[key] ??= new Map();

/** What this process has one of, by name. Tests forget a name to begin anew. */
export const singletons = kept[key];

/**
 * What a process has one of, made by whoever asks first. A module alone cannot keep it: Next bundles the
 * instrumentation, the pages and the scripts that serve them apart, each with its own copy of a module, and its
 * development server evaluates modules again at each change.
 */
export function singleton<One extends object>(name: string, make: () => One): One {
  const one = singletons.get(name) ?? make();
  singletons.set(name, one);
  return one as One;
}
