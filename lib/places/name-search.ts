import { Prisma } from '@/prisma/generated/client';

/**
 * The highest code point. `name < begun
 * AFTER_ALL` holds for every name that begins with `begun`.
 */
export const AFTER_ALL = Prisma.sql`chr(1114111)`;

/**
 * SQL for the words of the typed text, normalised like the words of names, each with its position.
 * The subquery keeps Postgres from knowing the words when it plans. It would otherwise make a new
 * plan for each text, and planning takes longer than the rest.
 */
export const typedWords = (typed: string): Prisma.Sql => Prisma.sql`
  unnest(string_to_array((select search_words(${typed}::text) collate "C" offset 0), ' '))
    with ordinality typed(word, at)`;

/**
 * SQL for a table of one row or none: `name` is the typed text in normalised words, and
 * `query` matches each word by its beginning. "Green Patch" also matches "Greenpatch", so
 * two words may be one in the name.
 */
export const askedTable = (typed: string): Prisma.Sql => Prisma.sql`
  wanted as materialized (
    select string_agg(word, ' ' order by at) name,
           string_agg(concat('(''', word, ''':*', ' | ''' || before || word || ''':*', ' | ''' || word || after || ''':*',
             ')'), ' & ')::tsquery query
    from (
      select word, at, lag(word) over (order by at) before, lead(word) over (order by at) after
      from ${typedWords(typed)}
    ) words
    having count(*) > 0
  )`;

const name = Prisma.raw('(select name from wanted)');

/**
 * SQL: true when a row of places or campsites begins with the name. In a form that the
 * index in the C collation can use.
 */
export const beginsWith = (row: string): Prisma.Sql => {
  const own = Prisma.raw(`${row}.search_name`);
  return Prisma.sql`${own} >= ${name} and ${own} < ${name} || ${AFTER_ALL}`;
};

/**
 * SQL: true when a row of places or campsites has each word, counting its state and postcode. Also
 * for a row `park` of site_parks.
 */
export const hasWords = (row: string): Prisma.Sql => {
  const where = row === 'park' ? 'null, null' : `${row}.state, ${row}.postcode`;
  return Prisma.raw(`search_document(${row}.name, ${where}) @@ (select query from wanted)`);
};

/**
 * SQL order: full names first, perhaps with more words after them in the text,
 * then names that begin with it.
 */
export const byName = (row: string): Prisma.Sql => {
  const own = Prisma.raw(`${row}.search_name`);
  return Prisma.sql`starts_with(${name} || ' ', ${own} || ' ') desc, starts_with(${own}, ${name}) desc`;
};
