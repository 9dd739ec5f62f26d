import { db } from '@/lib/server/db/client';
import { countQueries } from '@/tests/count-queries';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { appoint, party, plan } from '@/tests/factories/trips';
import { today } from '../dates';
import { kmBetween } from '../geometry';
import { getTripHead } from './trip-head';
import { getTripOverview } from './trip-overview';

const kedron = { latitude: -27.404, longitude: 153.03 };

test('the head of a trip takes one query, and strangers to the trip get nothing', async () => {
  const { mia, tom, eve, trip } = await party();
  const { result, queries } = await countQueries(() => getTripHead({ viewer: mia.viewer, tripId: trip.id }));
  expect(queries).toHaveLength(1);
  expect(result).toMatchObject({ trip: { id: trip.id }, role: 'organiser', guest: false, ownId: trip.id });
  expect(Object.keys(result?.trip ?? {})).not.toContain('households');
  expect((await getTripHead({ viewer: tom.viewer, tripId: trip.id }))?.role).toBeNull();
  expect(await getTripHead({ viewer: eve.viewer, tripId: trip.id })).toBeNull();
  expect(await getTripHead({ viewer: (await person('Ann')).viewer, tripId: 'nonsense' })).toBeNull();
});

test('the same query finds what doesn’t suit the site', async () => {
  const mia = await person('Mia');
  const site = await siteOf(mia, { drivetrain: '4 Wheel Drive' });
  const { profileId } = mia.viewer;
  const car = await db.ride.create({
    data: { profileId, type: 'car', make: 'Toyota', model: 'Corolla', drivetrain: '2 Wheel Drive' },
  });
  const trip = await plan(mia, {
    location_id: site.id,
    owner_crew_member_ids: [mia.camperId],
    owner_ride_ids: [car.id],
  });
  const { result, queries } = await countQueries(() => getTripHead({ viewer: mia.viewer, tripId: trip.id }));
  expect(queries).toHaveLength(1);
  expect(result?.findings[0]).toMatchObject({ level: 'problem', text: 'Mia’s Corolla can’t reach the site' });
});

test('the distance from home is known for a campsite with a position', async () => {
  const mia = await person('Mia');
  const site = await siteOf(mia);
  const [there, named] = [await plan(mia, { location_id: site.id }), await plan(mia)];
  expect((await getTripOverview({ viewer: mia.viewer, tripId: there.id }))?.km).toBeCloseTo(
    kmBetween(site, kedron),
    0,
  );
  expect((await getTripOverview({ viewer: mia.viewer, tripId: named.id }))?.km).toBeNull();
});

test('only people who can send reminders see when somebody was reminded', async () => {
  const { mia, tom, ann, zoe, trip } = await party();
  await appoint(trip, tom);
  await db.invite.updateMany({ where: { tripId: trip.id }, data: { remindedAt: new Date() } });
  const known = async ({ viewer }: Person) => {
    const waiting = (await getTripHead({ viewer, tripId: trip.id }))?.people.pending;
    return waiting?.map(({ asked_on, reminded_on }) => [asked_on, reminded_on]);
  };
  const both = [today(), today()];
  for (const each of [mia, tom]) expect(await known(each)).toEqual([both, both]);
  for (const each of [ann, zoe])
    expect(await known(each)).toEqual([
      [today(), null],
      [today(), null],
    ]);
});
