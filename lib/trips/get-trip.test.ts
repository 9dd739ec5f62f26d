import { siteOf } from '@/tests/factories/campsites';
import { person } from '@/tests/factories/people';
import { plan } from '@/tests/factories/trips';
import { coverSeed } from '../cover-art/seed';
import { answerTrip } from './attendance/answer';
import { listPeople } from './attendance/people';
import { listTrips } from './list-trips';

test('a trip’s cover is drawn from its campsite’s position, or from its name if it has none', async () => {
  const mia = await person('Mia');
  const site = await siteOf(mia);
  const [there, named] = [await plan(mia, { location_id: site.id }), await plan(mia)];
  const covers = new Map((await listTrips(mia.viewer)).map(({ trip, cover }) => [trip.id, cover]));
  expect(covers.get(there.id)).toBe(coverSeed(site));
  expect(covers.get(named.id)).toBe(coverSeed({ name: 'Bendeela Recreation Area' }));
});

test('people without an answer and people not going are shown by name, and by address only to the organiser', async () => {
  const [mia, tom, ann] = [await person('Mia'), await person('Tom'), await person('Ann')];
  const stranger = `guest-${Date.now()}@example.com`;
  const trip = await plan(mia, { invitees: [tom.email, ann.email, stranger] });
  await answerTrip(ann.viewer, trip.id, false);
  const seenBy = async ({ viewer }: typeof mia) => {
    const people = await listPeople({ viewer, tripId: trip.id });
    return [people?.pending, people?.notGoing].map((list) =>
      list?.map(({ name, email, own }) => [name, email, own]),
    );
  };
  expect(await seenBy(mia)).toEqual([
    [
      ['Tom', tom.email, false],
      [null, stranger, false],
    ],
    [['Ann', ann.email, false]],
  ]);
  expect(await seenBy(tom)).toEqual([
    [
      ['Tom', null, true],
      [null, null, false],
    ],
    [['Ann', null, false]],
  ]);
});
