import { db } from '@/lib/server/db/client';
import { person } from '@/tests/factories/people';
import { searchParty } from './search-party';

test('the search uses the viewer’s most capable car, the oldest of equals, and their pets', async () => {
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
