import { Prisma } from '@/prisma/generated/client';
import { db, readRows } from './client';

/** Returns, for each prepared statement whose text contains these words, how often it ran. */
const ran = (words: string) =>
  readRows<{ times: number }>(Prisma.sql`
    select (generic_plans + custom_plans)::int times from pg_prepared_statements
    where position(${words} in statement) > 0 and statement not like '%pg_prepared_statements%'`);

test('readRows prepares a statement once and then runs it by name', async () => {
  for (const id of [1, 2, 3]) {
    expect(await readRows(Prisma.sql`select ${id}::int as prepared_read`)).toEqual([{ prepared_read: id }]);
  }
  expect(await ran('prepared_read')).toEqual([{ times: 3 }]);
});

test('Prisma prepares a statement once as well', async () => {
  for (const id of [1, 2]) await db.$queryRaw`select ${id}::int as prisma_asks`;
  expect(await ran('prisma_asks')).toEqual([{ times: 2 }]);
});
