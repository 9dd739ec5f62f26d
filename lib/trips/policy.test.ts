import { readdirSync, readFileSync } from 'node:fs';
import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import type { Person } from '@/tests/factories/people';
import { appoint, party, plan } from '@/tests/factories/trips';
import { type ProfileRef, profileOfUser } from '../server/auth/profile-ref';
import { callOffTrip } from './call-off';
import { setHidden } from './hide-trip';
import { blockOrganiser } from './invitations/block-organiser';
import { companionsOf, isHidden, isOrganisedBy, organisedBy, runBy, visibleTo, visibleToSql } from './policy';

type Rights = ('sees' | 'runs' | 'organises' | 'hides')[];

const meets = async (tripId: string, where: Prisma.TripWhereInput) =>
  (await db.trip.count({ where: { id: tripId, ...where } })) > 0;

/** Returns a person's rights on a trip according to the Prisma conditions of policy.ts. */
async function byPrisma(tripId: string, { viewer }: Person): Promise<Rights> {
  const rights: Rights = [];
  if (await meets(tripId, visibleTo(viewer))) rights.push('sees');
  if (await meets(tripId, runBy(viewer))) rights.push('runs');
  if (await meets(tripId, organisedBy(viewer))) rights.push('organises');
  if (await meets(tripId, { households: { some: { hidden: { profileId: viewer.profileId } } } }))
    rights.push('hides');
  return rights;
}

/** Returns a person's rights on a trip according to the SQL conditions of policy.ts. */
async function bySql(tripId: string, whose: ProfileRef): Promise<Rights> {
  const rows = await db.$queryRaw<{ role: string | null; organises: boolean; hides: boolean }[]>`
    select own.role, ${isOrganisedBy(whose)} organises, ${isHidden(whose)} hides
    from trips t left join ${visibleToSql(whose)} own on own.trip_id = t.id
    where t.id = ${tripId}::uuid and (own.trip_id is not null or ${isOrganisedBy(whose)} or ${isHidden(whose)})`;
  const [row] = rows;
  if (!row) return [];
  expect(rows).toHaveLength(1);
  expect(row.role === 'organiser').toBe(row.organises);
  const rights: Rights = ['sees'];
  if (row.role) rights.push('runs');
  if (row.organises) rights.push('organises');
  if (row.hides) rights.push('hides');
  return rights;
}

async function expectRights(tripId: string, who: Person, rights: Rights): Promise<void> {
  expect(await byPrisma(tripId, who)).toEqual(rights);
  expect(await bySql(tripId, who.viewer)).toEqual(rights);
  expect(await bySql(tripId, profileOfUser(who.viewer.userId))).toEqual(rights);
}

test('the Prisma form and the SQL form give everybody the same rights to a trip', async () => {
  const { mia, tom, ann, zoe, eve, trip } = await party();
  await appoint(trip, ann);
  const expectAll = async () => {
    await expectRights(trip.id, mia, ['sees', 'runs', 'organises']);
    await expectRights(trip.id, ann, ['sees', 'runs']);
    for (const invitee of [tom, zoe]) await expectRights(trip.id, invitee, ['sees']);
    await expectRights(trip.id, eve, []);
  };
  await expectAll();
  // After a trip was called off, the same people still see it.
  await callOffTrip(mia.viewer, trip.id);
  await expectAll();
});

test('a hidden trip stays visible to its viewer, and is hidden for nobody else', async () => {
  const { mia, tom, ann, trip } = await party();
  for (const { viewer } of [mia, tom]) await setHidden(viewer, trip.id, true);
  await expectRights(trip.id, mia, ['sees', 'runs', 'organises', 'hides']);
  await expectRights(trip.id, tom, ['sees', 'hides']);
  await expectRights(trip.id, ann, ['sees']);
});

test('a person who has blocked the organiser sees none of the organiser’s trips', async () => {
  const { mia, ann, trip } = await party();
  const earlier = await plan(mia, { invitees: [ann.email] });
  await blockOrganiser(ann.viewer, trip.id);
  const later = await plan(mia, { invitees: [ann.email] });
  for (const { id } of [trip, earlier, later]) await expectRights(id, ann, []);
});

test('companions are all people on one’s trips, even those who have blocked the organiser', async () => {
  const { mia, tom, ann, zoe, eve, trip } = await party();
  await blockOrganiser(ann.viewer, trip.id);
  await plan(mia, { invitees: [ann.email] });
  const companions = async ({ viewer }: Person) => {
    const rows = await db.$queryRaw<{ profile_id: string | null }[]>`
      select profile_id::text from ${companionsOf(viewer)} c where profile_id is not null`;
    return rows.map(({ profile_id }) => profile_id).sort();
  };
  const idsOf = (...people: Person[]) => people.map(({ viewer }) => viewer.profileId).sort();
  expect(await companions(mia)).toEqual(idsOf(mia, tom, ann, zoe));
  expect(await companions(tom)).toEqual(idsOf(mia, tom, zoe));
  for (const alone of [ann, eve]) expect(await companions(alone)).toEqual([]);
});

test('only policy.ts compares the owner of a trip or an invitation', () => {
  const others = readdirSync('lib', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && file !== 'trips/policy.ts',
  );
  const saying = others.filter((file) =>
    /organiser_id\s*(=|<>)\s*\$|\bi\.profile_id\s*=\s*\$/.test(readFileSync(`lib/${file}`, 'utf8')),
  );
  expect(saying).toEqual([]);
});

test('visible trips are found by the index of households', async () => {
  const { mia } = await party();
  const plan = await db.$transaction(async (tx) => {
    // Makes Postgres plan as it would for many rows. With the test's few rows it would prefer a
    // sequential scan.
    await tx.$executeRaw`set local enable_seqscan = off`;
    return tx.$queryRaw<{ 'QUERY PLAN': string }[]>(
      Prisma.sql`explain select from ${visibleToSql(profileOfUser(mia.viewer.userId))} own`,
    );
  });
  const text = plan.map((row) => row['QUERY PLAN']).join('\n');
  for (const index of ['households_profile_id_idx', 'profiles_user_id_key']) expect(text).toContain(index);
});
