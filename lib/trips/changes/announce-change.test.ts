import { formatDays } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import type { Person } from '@/tests/factories/people';
import { appoint, inDays, party, toldSince } from '@/tests/factories/trips';
import { minutesPass } from '@/tests/mail';
import { callOffTrip } from '../call-off';
import { changeTrip } from '../change-trip';
import type { Trip } from '../schema';

async function bell({ id: tripId }: Trip, { viewer }: Person): Promise<string[]> {
  const rows = await db.notification.findMany({
    where: { tripId, profileId: viewer.profileId, kind: 'changes' },
    orderBy: { createdAt: 'asc' },
  });
  return rows.map(({ text }) => text);
}
const newDates = { start_date: inDays(40), end_date: inDays(42) };
const inWords = formatDays(newDates.start_date, newDates.end_date);

test.each([
  ['dates', newDates, `Mia moved Easter at Bendeela to ${inWords}`],
  ['the site', { location_name: 'Carnarvon Gorge' }, 'Mia moved Easter at Bendeela to Carnarvon Gorge'],
  [
    'both',
    { ...newDates, location_name: 'Carnarvon Gorge' },
    `Mia moved Easter at Bendeela to ${inWords} at Carnarvon Gorge`,
  ],
  ['the name', { tripName: 'Whitsun' }, 'Mia renamed Easter at Bendeela to Whitsun'],
  ['the name away', { tripName: null }, 'Mia renamed Easter at Bendeela to Unnamed Trip'],
])('a change of %s is on everybody’s bell at once', async (_, change, text) => {
  const { mia, tom, ann, zoe, trip } = await party();
  await changeTrip(mia.viewer, trip.id, change);
  for (const who of [tom, ann]) expect(await bell(trip, who)).toEqual([text]);
  for (const who of [mia, zoe]) expect(await bell(trip, who)).toEqual([]);
});

test('a new name leaves the bell’s line about new dates, and newer dates replace that line', async () => {
  const { mia, tom, trip } = await party();
  await changeTrip(mia.viewer, trip.id, { start_date: inDays(50), end_date: inDays(52) });
  await changeTrip(mia.viewer, trip.id, { tripName: 'Whitsun' });
  await changeTrip(mia.viewer, trip.id, newDates);
  expect(await bell(trip, tom)).toEqual([
    'Mia renamed Easter at Bendeela to Whitsun',
    `Mia moved Whitsun to ${inWords}`,
  ]);
});

test('the organiser hears of a co-organiser’s change, and the co-organiser does not', async () => {
  const { mia, tom, trip } = await party();
  await appoint(trip, tom);
  await changeTrip(tom.viewer, trip.id, { tripName: 'Whitsun' });
  expect(await bell(trip, mia)).toEqual(['Tom renamed Easter at Bendeela to Whitsun']);
  expect(await bell(trip, tom)).toEqual([]);
});

test('a change to the same values tells nobody', async () => {
  const { mia, tom, trip } = await party();
  await changeTrip(mia.viewer, trip.id, { tripName: trip.trip_name });
  expect(await bell(trip, tom)).toEqual([]);
});

test('the bell also says that a trip was called off', async () => {
  const { mia, tom, trip } = await party();
  await callOffTrip(mia.viewer, trip.id);
  expect(await bell(trip, tom)).toEqual(['Mia called Easter at Bendeela off']);
});

test('a person who has turned off mails about changes hears of them on the bell only', async () => {
  const { mia, tom, ann, trip } = await party();
  const { profileId } = tom.viewer;
  await db.notificationChoice.create({
    data: { profileId, kind: 'changes', mail: false, bell: true, push: false },
  });
  await changeTrip(mia.viewer, trip.id, newDates);
  await minutesPass(10);
  expect(await toldSince(tom.email)).toEqual([]);
  expect(await toldSince(ann.email)).toEqual(['New dates for Easter at Bendeela']);
  await callOffTrip(mia.viewer, trip.id);
  expect(await toldSince(tom.email)).toEqual([]);
  expect(await toldSince(ann.email)).toHaveLength(2);
  expect(await bell(trip, tom)).toHaveLength(2);
});
