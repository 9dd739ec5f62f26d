import { db } from '@/lib/server/db/client';
import { siteOf } from '@/tests/factories/campsites';
import { answer, family, invited } from '@/tests/factories/guests';
import { person } from '@/tests/factories/people';
import { getFitSite } from './own-fit';
import { getAnswerFit } from './trip-fit';

test('a form is told of the site and of what the others could give, not of one’s own cars', async () => {
  const { mia, trip, token } = await invited();
  const site = await siteOf(mia, { drivetrain: '4 Wheel Drive' });
  await db.trip.update({ where: { id: trip.id }, data: { campsiteId: site.id } });
  const own = await db.ride.create({
    data: {
      profileId: mia.viewer.profileId,
      type: 'car',
      make: 'Kia',
      seats: 8,
      drivetrain: '4 Wheel Drive',
    },
  });
  await db.tripRide.create({ data: { tripId: trip.id, rideId: own.id } });
  await answer(token, family);
  expect(await getAnswerFit(mia.viewer, trip.id)).toMatchObject({
    site: { access: '4 Wheel Drive', pets: null, park: null },
    offers: { seats: [{ name: 'Priya', free: 2 }], tows: [] },
  });
  const { viewer } = await person('Eve');
  expect(await getAnswerFit(viewer, trip.id)).toBeNull();
  expect(await getFitSite(mia.viewer, site.id)).toMatchObject({ access: '4 Wheel Drive' });
  expect(await getFitSite(viewer, site.id)).toBeNull();
  expect(await getFitSite(viewer, 'nonsense')).toBeNull();
});
