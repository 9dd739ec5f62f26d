type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The entries that were given; Prisma refuses an undefined value rather than guess what it means. */
export function given<T extends object>(fields: T): Given<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;
}
