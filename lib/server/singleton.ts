const key = Symbol.for('campmates');
const kept = globalThis as { [key]?: Map<string, unknown> };
kept[key] ??= new Map();

/** This process's singletons, by name. Tests delete a name to start anew. */
export const singletons = kept[key];

/**
 * Returns the process's one object of this name. The first caller makes it. A module
 * variable is not enough: Next bundles the instrumentation, the pages and the scripts that
 * serve them separately, each with its own copy of a module, and its development server
 * evaluates modules again at each change.
 */
export function singleton<One extends object>(name: string, make: () => One): One {
  const one = singletons.get(name) ?? make();
  singletons.set(name, one);
  return one as One;
}
