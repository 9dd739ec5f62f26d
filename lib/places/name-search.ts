import { Prisma } from '@/prisma/generated/client';

/** The highest code point: every name that begins with `begun` is less than `begun` followed by it. */
export const AFTER_ALL = Prisma.sql`chr(1114111)`;

/**
 * The subquery hides the words from Postgres's planner: it would make a new plan for each text,
 * which takes longer than the query.
 */
export const typedWords = (typed: string): Prisma.Sql => Prisma.sql`
  unnest(string_to_array((select search_words(${typed}::text) collate "C" offset 0), ' '))
    with ordinality typed(word, at)`;

/**
 * No row when nothing was typed. `query` finds names in which, for each typed word, some word
 * begins with it. Two typed words may also be one word of the name: "Green Patch" finds
 * "Greenpatch".
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

/** A comparison with a range can use the index, which has the C collation. */
export const beginsWith = (row: string): Prisma.Sql => {
  const own = Prisma.raw(`${row}.search_name`);
  return Prisma.sql`${own} >= ${name} and ${own} < ${name} || ${AFTER_ALL}`;
};

/** Each typed word is in the name, state or postcode. Also works for a row `park` of site_parks. */
export const hasWords = (row: string): Prisma.Sql => {
  const where = row === 'park' ? 'null, null' : `${row}.state, ${row}.postcode`;
  return Prisma.raw(`search_document(${row}.name, ${where}) @@ (select query from wanted)`);
};

export const byName = (row: string): Prisma.Sql => {
  const own = Prisma.raw(`${row}.search_name`);
  return Prisma.sql`starts_with(${name} || ' ', ${own} || ' ') desc, starts_with(${own}, ${name}) desc`;
};
