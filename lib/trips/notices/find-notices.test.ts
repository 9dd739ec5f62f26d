import { randomUUID } from 'node:crypto';
import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { invitationOf, party } from '@/tests/factories/trips';
import { findNotices, noticesSql } from './find-notices';

test('notices, also those before a given one, are found by indexes, for every kind of caller', async () => {
  const { mia, tom, ann, trip } = await party();
  const { id: householdId } = await invitationOf(trip, ann.email);
  for (const caller of [{ viewer: mia.viewer }, { viewer: tom.viewer }, { householdId }]) {
    for (const part of [{}, { before: randomUUID() }]) {
      const rows = await db.$transaction(async (tx) => {
        await tx.$executeRaw`set local enable_seqscan = off`;
        const sql = noticesSql({ tripId: trip.id, ...caller }, part);
        return tx.$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`explain ${sql}`);
      });
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).not.toContain('Seq Scan');
      expect(plan).toContain('notices_trip_id_household_id_idx');
    }
  }
});

test('a malformed id is not a trip', async () => {
  const { mia } = await party();
  expect(await findNotices({ tripId: 'nonsense', viewer: mia.viewer })).toBeNull();
});
