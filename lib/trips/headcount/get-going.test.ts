import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { party } from '@/tests/factories/trips';
import { goingSql } from './get-going';

test('the households that are going are found by indexes, for every kind of caller', async () => {
  const { mia, tom, trip } = await party();
  for (const { viewer } of [mia, tom]) {
    const rows = await db.$transaction(async (tx) => {
      await tx.$executeRaw`set local enable_seqscan = off`;
      return tx.$queryRaw<{ 'QUERY PLAN': string }[]>(
        Prisma.sql`explain ${goingSql({ viewer, tripId: trip.id })}`,
      );
    });
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
  }
});
