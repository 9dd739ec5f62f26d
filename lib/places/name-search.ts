import { Prisma } from '@/prisma/generated/client';

/** The highest code point: every name that begins with `begun` is less than `begun` followed by it. */
export const AFTER_ALL = Prisma.sql`chr(1114111)`;

/**
 * The subquery hides the words from Postgres's planner: it would make a new plan for each text,
 * which takes longer than the query.
 */
const typedWords = (typed: string): Prisma.Sql => Prisma.sql`
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

/** The longest word that levenshtein accepts. One typed character may become several letters ("㌖"). */
const LONGEST = Prisma.raw('255');

/** Whether a word occurs in a name that everybody may see. */
const isKnown = (word: string) =>
  Prisma.raw(`exists (select from known_words known where known.word = ${word})`);

const long = Prisma.sql`
  select long word, '''' || long || '''' query, 1 distance
  from (values ('ck', 'creek'), ('crk', 'creek'), ('is', 'island'), ('nth', 'north'), ('pt', 'point'), ('sth', 'south'))
    shortened(short, long)
  where short = typed.word`;

/** Two words without the space between them; the second may be unfinished: "byronba", "mtisa". */
const split = Prisma.sql`
  select parts.word || ' ' || rest word, '(''' || parts.word || ''' & ''' || rest || ''':*)' query, 1 distance
  from generate_series(2, length(typed.word) - 2) cut
  cross join lateral (select left(typed.word, cut) begun, substr(typed.word, cut + 1) rest) cuts
  cross join lateral (select case begun when 'mt' then 'mount' when 'st' then 'saint' else begun end word) parts
  where length(parts.word) > 2 and ${isKnown('parts.word')}
    and exists (select from known_words known where known.word >= rest and known.word < rest || ${AFTER_ALL})`;

/**
 * Known words that differ from a typed word by one letter, or by up to two if it has more than four
 * letters. A single typed word must have more than three letters.
 */
const near = (more: Prisma.Sql) => Prisma.sql`
  select known.word, '''' || known.word || '''' query,
         case when word_less_a_letter(known.word) && word_less_a_letter(typed.word) then 1 else 2 end distance
  from (
    select word from known_words where word_less_a_letter(known_words.word) && word_less_a_letter(typed.word)
    union
    select word from known_words where known_words.word % typed.word and length(typed.word) > 4
    union ${more}
  ) known
  where typed.word ~ '^[^0-9]{3,}$' and (length(typed.word) > 3 or words > 1) and known.word <> typed.word
    and case when greatest(length(known.word), length(typed.word)) <= ${LONGEST}
          then levenshtein_less_equal(known.word, typed.word, 2) end <= 2
    and (length(typed.word) > 4 or word_less_a_letter(known.word) && word_less_a_letter(typed.word))`;

/**
 * Like `askedTable`, for when no name matches as typed. Each typed word may stand for itself, for a
 * similar word, or for two words; a single word only for the most similar ones. `more` is SQL for
 * words of names that only the viewer may see.
 */
export const correctedTable = (typed: string, more: Prisma.Sql): Prisma.Sql => Prisma.sql`
  wanted as materialized (
    select string_agg(coalesce(likest, word), ' ' order by at) name,
           string_agg('(''' || word || ''':*' || coalesce(others, '') || ')', ' & ')::tsquery query
    from (select word, at, count(*) over () words from ${typedWords(typed)}) typed
    cross join lateral (
      select coalesce(case when ${isKnown('typed.word')} then typed.word end,
               (array_agg(meant.word order by distance, similarity(meant.word, typed.word) desc, meant.word))[1]) likest,
             string_agg(' | ' || meant.query, '') others
      from (
        select * from (${long} union all ${split} union all ${near(more)}) other
        order by case when words = 1 then distance end fetch first row with ties
      ) meant
    ) meanings
    having count(*) > 0
  )`;
