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

/** A trip of Mia's that is over, as `party` is. */
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

test('a trip that is over asks its organiser and the co-organisers who were there, and nobody else', async () => {
  const { mia, tom, ann, eve, trip } = await pastParty((await openSite()).id);
  expect(await asks(mia, trip)).toBe(true);
  expect(await asks(tom, trip)).toBe(false);
  expect(await asks(eve, trip)).toBeUndefined();
  for (const helper of [tom, ann]) await appoint(trip, helper);
  expect(await asks(tom, trip)).toBe(true);
  // Ann has yet to say whether she was there.
  expect(await asks(ann, trip)).toBe(false);
  await answerTrip(ann.viewer, trip.id, true);
  expect(await asks(ann, trip)).toBe(true);
  await answerTrip(ann.viewer, trip.id, false);
  expect(await asks(ann, trip)).toBe(false);
});

test('it asks once its last day has ended in all of Australia, and not when it was called off', async () => {
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

test('whoever has said what they know of a site is not asked on any trip there, nor after taking it back', async () => {
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

test('whoever takes back nothing is still asked', async () => {
  const mia = await person('Mia');
  const site = await siteOf(mia);
  await takeBackObservation(mia.viewer, site.id);
  expect(await asks(mia, await pastTrip(mia, site.id))).toBe(true);
});

test('dismissed, it is asked on no other trip there; at another site, and of others, it is', async () => {
  const { mia, tom, trip } = await pastParty((await openSite()).id);
  await appoint(trip, tom);
  await setDismissed(mia.viewer, trip.location_id ?? '', true);
  expect(await asks(mia, trip)).toBe(false);
  expect(await asks(mia, await pastTrip(mia, trip.location_id))).toBe(false);
  expect(await asks(mia, await pastTrip(mia, (await siteOf(mia)).id))).toBe(true);
  expect(await asks(tom, trip)).toBe(true);
});

test('of a private site its owner alone is asked, and of what a trip keeps of one nobody', async () => {
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

test('whether to ask comes from the indexes', async () => {
  const { mia, trip } = await pastParty((await openSite()).id);
  const plan = await db.$transaction(async (tx) => {
    // As with many rows; of the few of a test a scan is quicker.
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
