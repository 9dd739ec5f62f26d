type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Prisma refuses undefined values, because they are ambiguous. */
export function omitUndefined<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
}
