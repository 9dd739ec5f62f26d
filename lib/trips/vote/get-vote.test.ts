import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { countQueries } from '@/tests/count-queries';
import { siteOf } from '@/tests/factories/campsites';
import { addHouseholds } from '@/tests/factories/trip-households';
import { invitationOf, party } from '@/tests/factories/trips';
import { openedVote, otherDates, sayAs } from '@/tests/factories/votes';
import { findVote, getVote, voteSql } from './get-vote';

async function opened() {
  const story = await party();
  const sites = [];
  for (const name of ['Flat', 'River', 'Ridge', 'Beach'])
    sites.push(await siteOf(story.mia, { name, shared: true }));
  const vote = await openedVote(story.mia, story.trip, {
    ...otherDates(),
    location_ids: sites.map(({ id }) => id),
  });
  return { ...story, vote };
}

test('a vote is found by indexes, for every kind of caller', async () => {
  const { mia, tom, ann, trip, vote } = await opened();
  await sayAs(tom, trip, [vote.options[1], 'yes']);
  const { id: householdId } = await invitationOf(trip, ann.email);
  for (const caller of [{ viewer: mia.viewer }, { viewer: tom.viewer }, { householdId }]) {
    const rows = await db.$transaction(async (tx) => {
      await tx.$executeRaw`set local enable_seqscan = off`;
      const sql = voteSql({ tripId: trip.id, ...caller });
      return tx.$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`explain ${sql}`);
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toContain('Seq Scan');
    for (const index of ['votes_trip_id_key', 'vote_options_vote_id_kind_rank_key', 'vote_answers_pkey'])
      expect(plan).toContain(index);
  }
});

test('sixty households and five campsites take one query, like a single household', async () => {
  const { mia, tom, trip, vote } = await opened();
  await sayAs(tom, trip, [vote.options[1], 'yes']);
  const caller = { viewer: mia.viewer, tripId: trip.id };
  const count = async () => (await countQueries(() => findVote(caller))).queries.length;
  expect(await count()).toBe(1);
  const guests = Array.from({ length: 60 }, (_, index) => ({
    email: `guest-${index}-${trip.id}@example.com`,
  }));
  const invites = await addHouseholds(trip, guests);
  await db.voteOptionAnswer.createMany({
    data: invites.flatMap(({ id: householdId }) =>
      vote.options.map(({ id: optionId }) => ({
        ...{ optionId, householdId, tripId: trip.id, answer: 'yes' as const },
      })),
    ),
  });
  expect(await count()).toBe(1);
  const { options } = (await getVote(caller)).vote ?? { options: [] };
  expect(options.map(({ yes }) => yes)).toEqual([60, 61, 60, 60, 60, 60, 60, 60]);
});

test('a malformed id is not a trip', async () => {
  const { mia } = await party();
  expect(await findVote({ tripId: 'nonsense', viewer: mia.viewer })).toBeNull();
});
