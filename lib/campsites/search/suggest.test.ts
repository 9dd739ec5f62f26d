import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { countQueries } from '@/tests/count-queries';
import { person } from '@/tests/factories/people';
import { suggest, suggestionsFor } from './suggest';

const typed = [
  'by',
  'byron',
  'Bendeela',
  'byron bay nsw',
  '4031',
  'mt barney',
  'Wilsons promontry',
  'camp',
  'zzz',
];

test.each(typed)('what %s may name comes from indexes alone', async (query) => {
  const { viewer } = await person();
  const rows = await db.$queryRaw<{ 'QUERY PLAN': string }[]>(
    Prisma.sql`explain ${suggestionsFor(viewer, query)}`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toContain('Seq Scan');
  for (const index of [
    'places_search_name_idx',
    'places_words_idx',
    'places_position_idx',
    'campsites_search_name_idx',
    'campsites_words_idx',
    'campsites_owner_id_idx',
    'known_words_word_idx',
  ])
    expect(plan).toContain(index);
});

test('the plan for any text, which a connection keeps, is from indexes too', async () => {
  const { viewer } = await person();
  const { text, values } = suggestionsFor(viewer, 'byron');
  const plan = await db.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(`prepare suggestions as ${text}`);
    await tx.$executeRawUnsafe('set local plan_cache_mode = force_generic_plan');
    const given = values.map((value) => `'${String(value)}'`).join(', ');
    const rows = await tx.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(
      `explain execute suggestions(${given})`,
    );
    await tx.$executeRawUnsafe('deallocate suggestions');
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toContain('Index Scan using campsites_search_name_idx');
});

test('it is one round trip, and none for what is too short or too long', async () => {
  const { viewer } = await person();
  expect((await countQueries(() => suggest(viewer, 'byron'))).queries).toHaveLength(1);
  for (const query of ['b', 'b'.repeat(101)])
    expect((await countQueries(() => suggest(viewer, query))).queries).toEqual([]);
});
