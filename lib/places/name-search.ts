import { Prisma } from '@/prisma/generated/client';

/** The last sign there is, so that `name < begun || AFTER_ALL` holds for every name that begins so. */
export const AFTER_ALL = Prisma.sql`chr(1114111)`;

/** A table of one row, or none: `name` in the words that names have, and `query` for each word by its beginning. */
export type Wanted = 'asked' | 'corrected';

/** What was typed. */
export const askedTable = (typed: string): Prisma.Sql => Prisma.sql`
  asked as materialized (
    select words.name, string_agg('''' || word || ''':*', ' & ')::tsquery query
    from (select search_words(${typed}::text) collate "C" name) words, unnest(string_to_array(words.name, ' ')) word
    group by words.name
  )`;

/**
 * The same with each word as it may have been meant, unless something was found: the query takes the known words that
 * are nearest to it, at most a letter away (two in a long word), and the name has the likest of these. `more` are words
 * that are known to the viewer alone.
 */
export const correctedTable = (found: Prisma.Sql, more: Prisma.Sql): Prisma.Sql => Prisma.sql`
  corrected as materialized (
    select string_agg(coalesce(likest, word), ' ' order by at) name,
           string_agg('(''' || word || ''':*' || coalesce(others, '') || ')', ' & ')::tsquery query
    from asked, unnest(string_to_array(asked.name, ' ')) with ordinality typed(word, at)
    cross join lateral (
      select coalesce((select known.word from known_words known where known.word = typed.word),
               (array_agg(near.word order by similarity(near.word, typed.word) desc, near.word))[1]) likest,
             string_agg(' | ''' || near.word || '''', '') others
      from (
        select known.word
        from (
          select known_words.word from known_words where known_words.word % typed.word
          union ${more}
        ) known
        where typed.word ~ '^[^0-9]{4,}$' and known.word <> typed.word
          and levenshtein_less_equal(known.word, typed.word, 2) <= case when length(typed.word) < 6 then 1 else 2 end
        order by levenshtein(known.word, typed.word) fetch first row with ties
      ) near
    ) nearest
    where not (${found})
    group by asked.name
  )`;

/** Whether a row of places or campsites begins with it, as the index in the C collation can be asked. */
export const beginsWith = (row: string, wanted: Wanted): Prisma.Sql => {
  const [name, begun] = [Prisma.raw(`${row}.search_name`), Prisma.raw(`(select name from ${wanted})`)];
  return Prisma.sql`${name} >= ${begun} and ${name} < ${begun} || ${AFTER_ALL}`;
};

/** Whether a row of places or campsites has each word, its state and postcode among them. */
export const hasWords = (row: string, wanted: Wanted): Prisma.Sql =>
  Prisma.raw(`search_document(${row}.name, ${row}.state, ${row}.postcode) @@ (select query from ${wanted})`);

/** The places that are wanted. */
export const placesWanted = (wanted: Wanted): Prisma.Sql =>
  Prisma.sql`select p.* from places p where (${beginsWith('p', wanted)}) or ${hasWords('p', wanted)}`;

/** What is named in full by what was typed, perhaps with more behind it; then what begins so. */
export const byName = (row: string): Prisma.Sql => {
  const [name, begun] = [Prisma.raw(`${row}.search_name`), Prisma.raw('(select name from sought)')];
  return Prisma.sql`starts_with(${begun} || ' ', ${name} || ' ') desc, starts_with(${name}, ${begun}) desc`;
};
