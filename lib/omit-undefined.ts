type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/**
 * Returns the entries that are not undefined. Prisma refuses undefined values
 * instead of guessing their meaning.
 */
export function omitUndefined<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
}
