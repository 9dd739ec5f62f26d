import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { own } from '@/tests/factories/gear';
import { answer, family, invited } from '@/tests/factories/guests';
import { party } from '@/tests/factories/trips';
import { gearSql, getGear } from './get-gear';
import { listOwnGear, ownGearSql } from './list-own-gear';

test('a trip’s gear is read by indexes, for every kind of caller', async () => {
  const { mia, tom, trip } = await party();
  const { trip: other, email, token } = await invited();
  await answer(token, family);
  const invite = await db.invite.findFirstOrThrow({ where: { email } });
  const callers = [
    { tripId: trip.id, viewer: mia.viewer },
    { tripId: trip.id, viewer: tom.viewer },
    { tripId: other.id, householdId: invite.id },
  ];
  for (const caller of callers) {
    const rows = await db.$transaction(async (tx) => {
      await tx.$executeRaw`set local enable_seqscan = off`;
      return tx.$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`explain ${gearSql(caller)}`);
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toContain('Seq Scan');
    expect(plan).toContain('gear_lines_trip_id_rule_key');
    expect(plan).toContain('gear_items_profile_id_name_key');
  }
});

test('everything that a person owns is read by an index too', async () => {
  const { mia } = await party();
  await own(mia, ['Kayak'], false);
  await own(mia, ['Gas stove']);
  expect((await listOwnGear(mia.viewer)).sort()).toEqual(['Gas stove', 'Kayak']);
  const rows = await db.$transaction(async (tx) => {
    await tx.$executeRaw`set local enable_seqscan = off`;
    return tx.$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`explain ${ownGearSql(mia.viewer.profileId)}`);
  });
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('gear_items_profile_id_name_key');
});

test('a malformed id is not a trip', async () => {
  const { mia } = await party();
  expect(await getGear({ tripId: 'nonsense', viewer: mia.viewer })).toBeNull();
});
