import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { countQueries } from '@/tests/count-queries';
import { person } from '@/tests/factories/people';
import { suggestFeatures, suggestionsFor } from './suggest-features';

test('suggestions take one query, and none for a text that is too short', async () => {
  const { viewer } = await person();
  expect((await countQueries(() => suggestFeatures(viewer, 'hot sho'))).queries).toHaveLength(1);
  expect((await countQueries(() => suggestFeatures(viewer, 't'))).queries).toHaveLength(0);
});

test.each(['to', 'toilets', 'hot sho'])('suggestions for %s come from the index of words', async (typed) => {
  const { viewer } = await person();
  // Adds many features, as people will over time. With only the bundled features Postgres would
  // scan the table.
  const undone = db.$transaction(async (tx) => {
    await tx.$executeRaw`
      insert into site_features (id, name, search_name)
      select gen_random_uuid(), word, word from (select 'plan ' || n || ' of many' word from generate_series(1, 20000) n) made`;
    await tx.$executeRaw`analyze site_features`;
    const rows = await tx.$queryRaw<{ 'QUERY PLAN': string }[]>(
      Prisma.sql`explain ${suggestionsFor(viewer, typed)}`,
    );
    throw new Error(rows.map((row) => row['QUERY PLAN']).join('\n'));
  });
  const plan = await undone.catch((error: Error) => error.message);
  expect(plan).toContain('site_features_words_idx');
  expect(plan).not.toMatch(/Seq Scan on site_features/);
});
