import { setDismissed } from '@/lib/campsites/observations/dismiss';
import { saveObservation, takeBackObservation } from '@/lib/campsites/observations/save-observation';
import { changeSite } from '@/lib/campsites/sites/change-site';
import { daysBetween, earliestToday, today } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { appoint, inDays, moveTo, party, plan } from '@/tests/factories/trips';
import { answerTrip } from './attendance/answer';
import { callOffTrip } from './call-off';
import { getTripOverview, tripOverviewSql } from './trip-overview';

const asks = async ({ viewer }: Person, { id }: { id: string }) =>
  (await getTripOverview({ viewer, tripId: id }))?.asks;
const openSite = () => db.campsite.findFirstOrThrow({ where: { source: 'open' } });
const seen = { pets: true, seen_on: inDays(-30) };

/** Returns the people of `party` after moving Mia's trip into the past. */
async function pastParty(location_id: string) {
  const found = await party({ location_id });
  await moveTo(found.trip, -9, -7);
  return found;
}

async function pastTrip(organiser: Person, location_id: string | null) {
  const trip = await plan(organiser, { location_id });
  await moveTo(trip, -9, -7);
  return trip;
}

test('after a trip its organiser and the co-organisers who went are asked about the site, nobody else', async () => {
  const { mia, tom, ann, eve, trip } = await pastParty((await openSite()).id);
  expect(await asks(mia, trip)).toBe(true);
  expect(await asks(tom, trip)).toBe(false);
  expect(await asks(eve, trip)).toBeUndefined();
  for (const helper of [tom, ann]) await appoint(trip, helper);
  expect(await asks(tom, trip)).toBe(true);
  // Ann has not answered the invitation yet, so the trip's page doesn't ask her about the site.
  expect(await asks(ann, trip)).toBe(false);
  await answerTrip(ann.viewer, trip.id, true);
  expect(await asks(ann, trip)).toBe(true);
  await answerTrip(ann.viewer, trip.id, false);
  expect(await asks(ann, trip)).toBe(false);
});

test('people are asked once the last day has ended in all of Australia, unless the trip was called off', async () => {
  const mia = await person('Mia');
  const trip = await plan(mia, { location_id: (await openSite()).id });
  expect(await asks(mia, trip)).toBe(false);
  const lastNow = daysBetween(today(), earliestToday());
  await moveTo(trip, lastNow - 2, lastNow);
  expect(await asks(mia, trip)).toBe(false);
  await moveTo(trip, lastNow - 3, lastNow - 1);
  expect(await asks(mia, trip)).toBe(true);
  await moveTo(trip, 5, 7);
  await callOffTrip(mia.viewer, trip.id);
  await moveTo(trip, -9, -7);
  expect(await asks(mia, trip)).toBe(false);
});

test('a person who has reported on a site is never asked about it again, even after taking the report back', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const site = await openSite();
  const trips = [await pastTrip(mia, site.id), await pastTrip(mia, site.id)];
  await saveObservation(tom.viewer, site.id, seen);
  for (const trip of trips) expect(await asks(mia, trip)).toBe(true);
  await saveObservation(mia.viewer, site.id, seen);
  for (const trip of trips) expect(await asks(mia, trip)).toBe(false);
  await takeBackObservation(mia.viewer, site.id);
  for (const trip of trips) expect(await asks(mia, trip)).toBe(false);
  expect(await asks(tom, await pastTrip(tom, site.id))).toBe(false);
});

test('a person who takes back a report that they never made is still asked', async () => {
  const mia = await person('Mia');
  const site = await siteOf(mia);
  await takeBackObservation(mia.viewer, site.id);
  expect(await asks(mia, await pastTrip(mia, site.id))).toBe(true);
});

test('dismissing the question covers all of one’s trips to that site, but not other sites or other people', async () => {
  const { mia, tom, trip } = await pastParty((await openSite()).id);
  await appoint(trip, tom);
  await setDismissed(mia.viewer, trip.location_id ?? '', true);
  expect(await asks(mia, trip)).toBe(false);
  expect(await asks(mia, await pastTrip(mia, trip.location_id))).toBe(false);
  expect(await asks(mia, await pastTrip(mia, (await siteOf(mia)).id))).toBe(true);
  expect(await asks(tom, trip)).toBe(true);
});

test('only the owner of a private site is asked about it, also when a trip of others still shows the site', async () => {
  const [mia, ann] = [await person('Mia'), await person('Ann')];
  const site = await siteOf(mia);
  const trip = await plan(mia, { location_id: site.id, invitees: [ann.email] });
  await answerTrip(ann.viewer, trip.id, true);
  await appoint(trip, ann);
  await moveTo(trip, -9, -7);
  expect(await asks(mia, trip)).toBe(true);
  expect(await asks(ann, trip)).toBe(false);

  await changeSite(mia.viewer, site.id, { share_flag: true });
  const anns = await pastTrip(ann, site.id);
  expect(await asks(ann, anns)).toBe(true);
  await changeSite(mia.viewer, site.id, { share_flag: false });
  expect(await asks(ann, anns)).toBe(false);
});

test('a trip without a stored campsite asks nothing', async () => {
  const mia = await person('Mia');
  expect(await asks(mia, await pastTrip(mia, null))).toBe(false);
});

test('the query that decides whether to ask uses the indexes', async () => {
  const { mia, trip } = await pastParty((await openSite()).id);
  const plan = await db.$transaction(async (tx) => {
    // Forbid sequential scans, which Postgres prefers for the test's few rows. It then plans as it
    // would for many rows.
    await tx.$executeRaw`set local enable_seqscan = off`;
    return tx.$queryRaw<{ 'QUERY PLAN': string }[]>(
      Prisma.sql`explain ${tripOverviewSql({ viewer: mia.viewer, tripId: trip.id })}`,
    );
  });
  const text = plan.map((row) => row['QUERY PLAN']).join('\n');
  for (const table of ['site_observations', 'observation_dismissals'])
    expect(text).toMatch(new RegExp(`Index .*(Scan using|Scan on) ${table}_(pkey|profile_id_idx)`));
  expect(text).not.toMatch(/Seq Scan on (site_observations|observation_dismissals)/);
});
