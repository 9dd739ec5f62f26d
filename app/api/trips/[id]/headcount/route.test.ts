import { POST as createMember } from '@/app/api/crew/route';
import { PATCH as answer } from '@/app/api/trips/[id]/attending/route';
import type { Headcount } from '@/lib/trips/headcount/schema';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { placeOn, postBooking } from '@/tests/factories/bookings';
import { family, answer as guestAnswers } from '@/tests/factories/guests';
import { type Person, person } from '@/tests/factories/people';
import { invitationOf, invitedToken, moveTo, party, plan } from '@/tests/factories/trips';
import { PATCH as saveAttendance } from '../attendance/route';
import { DELETE as callOff } from '../route';
import { GET } from './route';

const read = (id: string, as?: Person) => call<Headcount>(GET, 'GET', { ...(as && { as }), params: { id } });

test('the organiser, attendees and pending invitees see who is counted, including guests', async () => {
  const { mia, tom, ann, zoe, address, trip } = await party();
  await guestAnswers(await invitedToken(address), family);
  const invitation = await invitationOf(trip, address);
  const { body } = await read(trip.id, mia);
  const one = { adults: 1, children: 0, toddlers: 0, babies: 0, people: 1, pets: {} };
  const noVehicle = { cars: 0, trailers: 0, boats: 0, seats: 0 };
  const priya = { adults: 1, children: 1, toddlers: 0, babies: 1, people: 3, pets: { Dog: 1 } };
  const all = { adults: 3, children: 1, toddlers: 0, babies: 1, people: 5, pets: { Dog: 1 } };
  const hers = { cars: 1, trailers: 0, boats: 0, seats: 5 };
  expect(body).toEqual({
    total: { ...all, ...hers },
    households: [
      { household_id: trip.id, name: 'Mia', ...one, ...noVehicle },
      { household_id: (await invitationOf(trip, tom.email)).id, name: 'Tom', ...one, ...noVehicle },
      { household_id: invitation.id, name: 'Priya', ...priya, ...hers },
    ],
    nights: Array.from({ length: 3 }, () => ({ night: expect.any(String), ...all, ...hers })),
    text: expect.stringContaining('5 people: 3 adults, 1 child, 1 baby\n1 dog\n1 car'),
  });
  expect(body.nights[0]?.night).toBe(trip.start_date);
  for (const other of [tom, ann, zoe]) expect((await read(trip.id, other)).body).toEqual(body);
});

test('people of a household that arrives late don’t count in the nights before', async () => {
  const { mia, tom, trip } = await party();
  const kim = await call<{ member: { id: string } }>(createMember, 'POST', {
    as: tom,
    body: { type: 'camper', name: 'Kim', age: 'toddler' },
  });
  const second = (await read(trip.id, mia)).body.nights[1]?.night;
  await call(saveAttendance, 'PATCH', {
    as: tom,
    params: { id: trip.id },
    body: { attending: true, crew_member_ids: [tom.camperId, kim.body.member.id], arrive_on: second },
  });
  const { body } = await read(trip.id, mia);
  expect(body.nights.map(({ people, toddlers }) => [people, toddlers])).toEqual([
    [1, 0],
    [3, 1],
    [3, 1],
  ]);
});

test('a trip that was called off or is over is still counted', async () => {
  const { mia, tom, trip } = await party();
  await moveTo(trip, -9, -7);
  expect((await read(trip.id, tom)).body.nights).toHaveLength(2);
  await moveTo(trip, 7, 9);
  await call(callOff, 'DELETE', { as: mia, params: { id: trip.id } });
  expect((await read(trip.id, tom)).body.total.people).toBe(2);
});

test('the text says how many people are on each pitch', async () => {
  const { mia, trip } = await party();
  const { body } = await postBooking(trip.id, { pitches: [{ name: 'River 4' }] }, mia);
  await placeOn(trip.id, body.booking, ['River 4', trip.id], mia);
  expect((await read(trip.id, mia)).body.text).toMatch(/\nRiver 4: 1 person$/);
});

test('is only for people on the trip', async () => {
  const { eve, trip } = await party();
  expect((await read(trip.id)).status).toBe(401);
  expect((await read(trip.id, eve)).status).toBe(404);
  expect((await read('nonsense', eve)).status).toBe(404);
});

test('costs one query besides the session’s, however many come', async () => {
  const mia = await person('Mia');
  const guests = await Promise.all(Array.from({ length: 6 }, () => person('Tom')));
  const trip = await plan(mia, { invitees: guests.map(({ email }) => email) });
  for (const as of guests)
    await call(answer, 'PATCH', { as, params: { id: trip.id }, body: { attending: true } });
  const { result, queries } = await countQueries(() => read(trip.id, mia));
  expect(result.body.households).toHaveLength(7);
  expect(queries).toHaveLength(2);
});
