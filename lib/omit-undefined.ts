type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The entries that were given; Prisma refuses an undefined value rather than guess what it means. */
export function omitUndefined<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
}
