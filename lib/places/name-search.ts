import { Prisma } from '@/prisma/generated/client';

/** The last sign there is, so that `name < begun || AFTER_ALL` holds for every name that begins so. */
export const AFTER_ALL = Prisma.sql`chr(1114111)`;

/**
 * What was typed, in the words that names have, each with its number. In a subquery, so that Postgres does not count them
 * when it plans: it would find a plan for these very words better each time, and planning takes longer than the rest.
 */
export const typedWords = (typed: string): Prisma.Sql => Prisma.sql`
  unnest(string_to_array((select search_words(${typed}::text) collate "C" offset 0), ' '))
    with ordinality typed(word, at)`;

/**
 * What is wanted, as a table of one row or none: `name` in the words that names have, and `query` for each word by its
 * beginning. "Green Patch" is in "Greenpatch" too, so two words may stand in the name as one.
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

/** Whether a row of places or campsites begins with it, as the index in the C collation can be asked. */
export const beginsWith = (row: string): Prisma.Sql => {
  const own = Prisma.raw(`${row}.search_name`);
  return Prisma.sql`${own} >= ${name} and ${own} < ${name} || ${AFTER_ALL}`;
};

/** Whether a row of places or campsites has each word, its state and postcode among them; or a row `park` of site_parks. */
export const hasWords = (row: string): Prisma.Sql => {
  const where = row === 'park' ? 'null, null' : `${row}.state, ${row}.postcode`;
  return Prisma.raw(`search_document(${row}.name, ${where}) @@ (select query from wanted)`);
};

/** What is named in full by it, perhaps with more behind it; then what begins so. */
export const byName = (row: string): Prisma.Sql => {
  const own = Prisma.raw(`${row}.search_name`);
  return Prisma.sql`starts_with(${name} || ' ', ${own} || ' ') desc, starts_with(${own}, ${name}) desc`;
};
