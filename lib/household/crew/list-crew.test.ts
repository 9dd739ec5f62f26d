import { person } from '@/tests/factories/people';
import { createRide } from '../rides/create-ride';
import { getCrewPage } from './list-crew';

test('the crew page says whether the viewer has rides, and ignores other people’s rides', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  expect((await getCrewPage(mia.viewer)).hasRides).toBe(false);
  await createRide(tom.viewer, { type: 'boat', boat_type: 'Sailboat' });
  expect((await getCrewPage(mia.viewer)).hasRides).toBe(false);
  await createRide(mia.viewer, { type: 'boat', boat_type: 'Sailboat' });
  expect((await getCrewPage(mia.viewer)).hasRides).toBe(true);
});
