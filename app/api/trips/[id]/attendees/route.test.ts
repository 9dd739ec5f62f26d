import { db } from '@/lib/server/db/client';
import type { Attendee } from '@/lib/trips/attendance/schema';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { plan } from '@/tests/factories/trips';
import { PATCH as saveAttendance } from '../attendance/route';
import { PATCH as answer } from '../attending/route';
import { GET } from './route';

const read = (id: string, as?: Person) =>
  call<{ attendees: Attendee[] }>(GET, 'GET', { ...(as && { as }), params: { id } });

const carOf = ({ viewer }: Person) =>
  db.ride.create({
    data: {
      profileId: viewer.profileId,
      type: 'car',
      make: 'Subaru',
      model: 'Outback',
      colour: 'Blue',
      registration: '1AB2CD',
      drivetrain: 'All Wheel Drive',
    },
  });

test('lists the people who are going, the organiser first, with crew and vehicles, without addresses and number plates', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const [ann, zoe] = [await person('Ann'), await person('Zoe')];
  const trip = await plan(mia, { invitees: [ann.email, tom.email, zoe.email, uniqueEmail()] });
  const car = await carOf(tom);
  await call(answer, 'PATCH', { as: zoe, params: { id: trip.id }, body: { attending: false } });
  await call(saveAttendance, 'PATCH', {
    as: tom,
    params: { id: trip.id },
    body: { attending: true, crew_member_ids: [tom.camperId], ride_ids: [car.id] },
  });
  const { body } = await read(trip.id, ann);
  expect(body).toEqual({
    attendees: [
      {
        profile_id: mia.viewer.profileId,
        profile_name: 'Mia',
        crew: [{ id: mia.camperId, type: 'camper', name: 'Mia', age: 'adult', is_owner: true }],
        vehicles: [],
        arrive_on: null,
        leave_on: null,
        arrive_by: null,
        leave_by: null,
      },
      {
        profile_id: tom.viewer.profileId,
        profile_name: 'Tom',
        crew: [{ id: tom.camperId, type: 'camper', name: 'Tom', age: 'adult', is_owner: true }],
        vehicles: [
          {
            id: car.id,
            type: 'car',
            make: 'Subaru',
            model: 'Outback',
            colour: 'Blue',
            drivetrain: 'All Wheel Drive',
            seats: 5,
            can_tow: false,
            description: null,
            anyway: false,
            parks_at: null,
            convoy: null,
          },
        ],
        arrive_on: null,
        leave_on: null,
        arrive_by: null,
        leave_by: null,
      },
    ],
  });
  expect(JSON.stringify(body)).not.toMatch(/@|1AB2CD|hash/);
});

test('stays in the order of the invitations, whoever answers first', async () => {
  const mia = await person('Mia');
  const guests = [await person('Zoe'), await person('Ann'), await person('Tom')];
  const trip = await plan(mia, { invitees: guests.map(({ email }) => email) });
  for (const as of guests.toReversed()) {
    await call(answer, 'PATCH', { as, params: { id: trip.id }, body: { attending: true } });
  }
  const { attendees } = (await read(trip.id, mia)).body;
  expect(attendees.map(({ profile_name }) => profile_name)).toEqual(['Mia', 'Zoe', 'Ann', 'Tom']);
});

test('is only for people on the trip', async () => {
  const trip = await plan(await person());
  expect((await read(trip.id)).status).toBe(401);
  expect((await read(trip.id, await person('Eve'))).status).toBe(404);
  expect((await read('nonsense', await person('Eve'))).status).toBe(404);
});

test('costs one query besides the session’s, however many come', async () => {
  const mia = await person('Mia');
  const guests = await Promise.all(Array.from({ length: 8 }, () => person('Tom')));
  const trip = await plan(mia, { invitees: guests.map(({ email }) => email) });
  for (const as of guests) {
    await call(answer, 'PATCH', { as, params: { id: trip.id }, body: { attending: true } });
  }
  const { result, queries } = await countQueries(() => read(trip.id, mia));
  expect(result.body.attendees).toHaveLength(9);
  expect(queries).toHaveLength(2);
});
