import { db } from '@/lib/server/db/client';
import { person } from '@/tests/factories/people';
import { searchParty } from './search-party';

test('of one’s own cars the one that gets furthest, the first of several, and one’s own pets, in one look-up', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const add = (drivetrain: string | null, model: string | null, { viewer: { profileId } } = mia) =>
    db.ride.create({
      data: { profileId, type: 'car', make: 'Toyota', model, colour: 'Red', drivetrain },
    });
  expect(await searchParty(mia.viewer)).toEqual({ car: null, pets: [] });
  await add('4 Wheel Drive', 'Hilux', tom);
  await add('2 Wheel Drive', 'Corolla');
  await add('All Wheel Drive', 'Outback');
  await add('All Wheel Drive', 'Forester');
  const { profileId } = mia.viewer;
  await db.crewMember.create({ data: { profileId, type: 'pet', name: 'Rex', petType: 'Dog' } });
  expect(await searchParty(mia.viewer)).toEqual({
    car: { name: 'Outback', drivetrain: 'All Wheel Drive' },
    pets: ['Rex'],
  });
});
