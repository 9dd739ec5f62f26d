import { Prisma } from '@/prisma/generated/client';

/**
 * SQL for the highest code point. Every name that begins with `begun` is less than `begun` followed
 * by AFTER_ALL.
 */
export const AFTER_ALL = Prisma.sql`chr(1114111)`;

/**
 * SQL for the words of the typed text, normalised like the words of names, each with its position.
 * The subquery hides the words from Postgres's planner. Otherwise Postgres would make a new plan
 * for each text, and planning takes longer than the query.
 */
export const typedWords = (typed: string): Prisma.Sql => Prisma.sql`
  unnest(string_to_array((select search_words(${typed}::text) collate "C" offset 0), ' '))
    with ordinality typed(word, at)`;

/**
 * SQL for a table with one row, or none when nothing was typed. `name` is the typed text in
 * normalised words. `query` finds names in which, for each typed word, some word begins with it. Two
 * typed words may also be one word of the name: "Green Patch" finds "Greenpatch".
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
 * SQL: true when the name of a row of places or campsites begins with the typed name. A comparison
 * with a range can use the index, which has the C collation.
 */
export const beginsWith = (row: string): Prisma.Sql => {
  const own = Prisma.raw(`${row}.search_name`);
  return Prisma.sql`${own} >= ${name} and ${own} < ${name} || ${AFTER_ALL}`;
};

/**
 * SQL: true when a row of places or campsites has each typed word in its name, state or postcode.
 * Also works for a row `park` of site_parks.
 */
export const hasWords = (row: string): Prisma.Sql => {
  const where = row === 'park' ? 'null, null' : `${row}.state, ${row}.postcode`;
  return Prisma.raw(`search_document(${row}.name, ${where}) @@ (select query from wanted)`);
};

/**
 * SQL for the order of the results: first the names that are the first words of the typed text, then
 * the names that begin with the typed text.
 */
export const byName = (row: string): Prisma.Sql => {
  const own = Prisma.raw(`${row}.search_name`);
  return Prisma.sql`starts_with(${name} || ' ', ${own} || ' ') desc, starts_with(${own}, ${name}) desc`;
};
