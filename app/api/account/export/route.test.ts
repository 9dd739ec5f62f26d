import { db } from '@/lib/server/db/client';
import { createFeed } from '@/lib/trips/calendar/feed';
import { call } from '@/tests/call';
import { answer as answerLink } from '@/tests/factories/guests';
import { person, uniqueEmail } from '@/tests/factories/people';
import { ridingTogether, seatIn, towBy } from '@/tests/factories/seats';
import { invitedToken, plan } from '@/tests/factories/trips';
import { POST as exportData } from './route';

test('the export holds what is kept, and no hash', async () => {
  const mia = await person('Mia');
  const { profileId } = mia.viewer;
  const friend = uniqueEmail('tom');
  await db.crewMember.create({ data: { profileId, type: 'pet', name: 'Rex', petType: 'Dog' } });
  await db.ride.create({
    data: { profileId, type: 'boat', boatType: 'Sailboat', description: 'The old dinghy' },
  });
  await db.gearItem.create({ data: { profileId, name: 'Esky', shared: true } });
  await db.group.create({ data: { profileId, name: 'Family', members: { create: { email: friend } } } });
  await createFeed(mia.viewer);
  const { headers, body } = await call(exportData, 'POST', { as: mia, body: {} });
  expect(headers.get('content-disposition')).toContain('campmates-export.json');
  expect(body).toMatchObject({
    user: { email: mia.email },
    profile: {
      name: 'Mia',
      suburb: 'Kedron',
      postcode: '4031',
      crew: expect.arrayContaining([
        expect.objectContaining({ name: 'Mia' }),
        expect.objectContaining({ name: 'Rex', petType: 'Dog' }),
      ]),
      rides: [{ description: 'The old dinghy' }],
      gear: [{ name: 'Esky', shared: true }],
      groups: [{ name: 'Family', members: [{ email: friend }] }],
      calendar: { createdAt: expect.any(String) },
    },
  });
  expect(JSON.stringify(body)).not.toMatch(/hash/i);
});

test('the export holds nobody else’s things, nor the groups of others that one is in', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const { profileId } = tom.viewer;
  await db.gearItem.create({ data: { profileId, name: 'Esky' } });
  await db.group.create({
    data: { profileId, name: 'Secret friends', members: { create: { email: mia.email } } },
  });
  const { body } = await call(exportData, 'POST', { as: mia, body: {} });
  expect(body).toMatchObject({ profile: { gear: [], groups: [], calendar: null } });
  expect(JSON.stringify(body)).not.toMatch(/Secret friends|Esky/);
});

test('the export holds one’s trips and one’s answers, and of a link that was passed on not whose it was', async () => {
  const [mia, sam, passedOn] = [await person('Mia'), await person('Sam'), uniqueEmail('passed-on')];
  const trip = await plan(mia, { invitees: [passedOn] });
  await answerLink(await invitedToken(passedOn), { attending: true }, sam);
  const { body } = await call<object>(exportData, 'POST', { as: mia, body: {} });
  expect(body).toMatchObject({
    profile: { trips: [{ id: trip.id, invites: [{ email: passedOn, attending: true }] }] },
  });
  const own = await call<object>(exportData, 'POST', { as: sam, body: {} });
  expect(own.body).toMatchObject({
    profile: { invites: [{ tripId: trip.id, attending: true, trip: { name: trip.trip_name } }] },
  });
  expect(JSON.stringify(own.body)).not.toContain(passedOn);
});

test('the export says where one’s people sit on trips and what tows one’s trailers, and no more', async () => {
  const { mia, tom, id, prado, kim, caravan } = await ridingTogether();
  await seatIn(id, kim, prado, tom);
  await seatIn(id, mia.camperId, prado, mia);
  await towBy(id, caravan, prado, tom);
  const { body } = await call<object>(exportData, 'POST', { as: tom, body: {} });
  expect(body).toMatchObject({
    seats: [{ tripId: id, personId: kim, rideId: prado }],
    tows: [{ tripId: id, rideId: caravan, carId: prado }],
  });
});
