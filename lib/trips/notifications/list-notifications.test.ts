import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { party } from '@/tests/factories/trips';
import { notificationsSql } from './list-notifications';

test('a bell’s notifications are found by indexes', async () => {
  const { tom } = await party();
  const rows = await db.$transaction(async (tx) => {
    await tx.$executeRaw`set local enable_seqscan = off`;
    return tx.$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`explain ${notificationsSql(tom.viewer)}`);
  });
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toMatch(/notifications_(profile_id|unread)/);
});
