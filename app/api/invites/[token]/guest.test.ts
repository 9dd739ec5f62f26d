import { GET as readAttendees } from '@/app/api/trips/[id]/attendees/route';
import { addDays, dateOf, today } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { listPeople } from '@/lib/trips/attendance/people';
import type { Attendee } from '@/lib/trips/attendance/schema';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { answer, family, invited, prado, read, saidBy } from '@/tests/factories/guests';
import { newcomer, type Person, person } from '@/tests/factories/people';
import { changeHousehold, othersOn } from '@/tests/factories/trip-households';

const attendeesFor = async (id: string, as: Person) =>
  (await call<{ attendees: Attendee[] }>(readAttendees, 'GET', { as, params: { id } })).body.attendees;

test('a signed-out person answers by the link, and the link shows the answer from then on', async () => {
  const { token, trip } = await invited();
  const answered = await answer(token, family);
  expect(answered).toMatchObject({ status: 200, body: { trip: { organiser: 'Mia' }, attending: true } });
  const { attending: _, ...guest } = family;
  expect(saidBy(answered.body.guest)).toEqual(guest);
  expect((await read(token)).body).toEqual(answered.body);
  expect(await othersOn(trip)).toMatchObject([{ answeredAt: expect.any(Date) }]);
});

test('a guest who is going is among the attendees, without account, address or number plate', async () => {
  const { mia, token, trip } = await invited();
  await answer(token, family);
  const [, priya] = await attendeesFor(trip.id, mia);
  const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
  const { registration: _, ...car } = prado;
  expect(priya).toEqual({
    profile_id: null,
    profile_name: 'Priya',
    crew: [
      { id, type: 'camper', name: 'Priya', age: 'adult', is_owner: true },
      { id, type: 'camper', name: 'Kim', age: 'child', is_owner: false },
      { id, type: 'camper', name: 'Bo', age: 'baby', is_owner: false },
      { id, type: 'pet', name: 'Rex', pet_type: 'Dog', breed: null },
    ],
    vehicles: [
      {
        ...car,
        id,
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
  });
  expect((await attendeesFor(trip.id, mia))[1]).toEqual(priya);
  const ids = [...(priya?.crew ?? []), ...(priya?.vehicles ?? [])].map((each) => each.id);
  expect(new Set(ids).size).toBe(5);
});

test('others see a guest’s car by its name and seats, and null for the rest', async () => {
  const { mia, token, trip } = await invited();
  const van = { type: 'car', make: 'Dad’s van', seats: 8 };
  const { body } = await answer(token, { ...family, vehicles: [van] });
  expect(saidBy(body.guest)?.vehicles).toEqual([van]);
  expect((await attendeesFor(trip.id, mia))[1]?.vehicles).toEqual([
    {
      ...van,
      id: expect.any(String),
      model: null,
      colour: null,
      drivetrain: null,
      can_tow: false,
      description: null,
      anyway: false,
      parks_at: null,
      convoy: null,
    },
  ]);
});

test('only the organiser sees by which address a guest came', async () => {
  const { mia, email, token, trip } = await invited();
  await answer(token, family);
  const addressesFor = async ({ viewer }: Person) =>
    (await listPeople({ viewer, tripId: trip.id }))?.attendees.map(
      ({ invitee }) => invitee && [invitee.email, invitee.otherAddress],
    );
  expect(await addressesFor(mia)).toEqual([null, [email, true]]);
  const priya = await person('Priya');
  await answer(token, { attending: true }, priya);
  expect(await addressesFor(mia)).toEqual([null, [email, true]]);
  expect(await addressesFor(priya)).toEqual([null, [null, true]]);
});

test('a guest adds no query to the list of attendees', async () => {
  const { mia, token, trip } = await invited();
  await answer(token, family);
  expect(
    (await countQueries(() => listPeople({ viewer: mia.viewer, tripId: trip.id }))).queries,
  ).toHaveLength(1);
});

test('going again without a name and a choice keeps both', async () => {
  const { token } = await invited();
  await answer(token, family);
  const { body } = await answer(token, { attending: true, vehicles: [] });
  expect(body.guest).toMatchObject({ name: 'Priya', crew: family.crew, vehicles: [] });
});

test('not going clears the guest’s people and vehicles, and keeps the name', async () => {
  const { mia, token, trip } = await invited();
  await answer(token, family);
  expect(await answer(token, { attending: false })).toMatchObject({
    status: 200,
    body: { attending: false, guest: { name: 'Priya', crew: [], vehicles: [] } },
  });
  expect(await attendeesFor(trip.id, mia)).toHaveLength(1);
  expect((await listPeople({ viewer: mia.viewer, tripId: trip.id }))?.notGoing).toMatchObject([
    { name: 'Priya' },
  ]);
  expect((await answer(token, { attending: true })).body.fields).toEqual({
    crew: 'Choose at least one camper.',
  });
});

test('not going needs no name', async () => {
  const { mia, email, token, trip } = await invited();
  expect((await answer(token, { attending: false, name: '' })).body).toMatchObject({
    attending: false,
    guest: null,
  });
  expect((await listPeople({ viewer: mia.viewer, tripId: trip.id }))?.notGoing).toMatchObject([
    { name: null, email },
  ]);
});

test('the same answer twice changes nothing', async () => {
  const { token } = await invited();
  const [first, second] = [await answer(token, family), await answer(token, family)];
  expect(second).toMatchObject({ status: 200, body: first.body });
});

test('a signed-in person without a profile answers as a guest too', async () => {
  const { token } = await invited();
  const sam = await newcomer();
  expect(await answer(token, { ...family, name: 'Sam' }, sam)).toMatchObject({
    status: 200,
    body: { guest: { name: 'Sam' } },
  });
});

test('a guest cannot answer for an address that an account has confirmed', async () => {
  const sam = await newcomer();
  const { token } = await invited(sam.email);
  expect((await answer(token, family)).status).toBe(410);
  expect((await answer(token, family, await newcomer())).status).toBe(410);
  expect((await answer(token, family, sam)).status).toBe(200);
  expect((await read(token)).body).toEqual({ error: 'This invitation belongs to somebody else.' });
});

test('a new answer confirms a trip that had changed', async () => {
  const { email, token, trip } = await invited();
  await answer(token, family);
  await changeHousehold(trip, email, { reconfirm: true });
  await answer(token, { attending: true });
  expect(await othersOn(trip)).toMatchObject([{ attending: true, reconfirm: false }]);
});

test('a trip that was called off takes no answers, but is shown', async () => {
  const { token, trip } = await invited();
  await db.trip.update({ where: { id: trip.id }, data: { calledOffAt: new Date() } });
  for (const attending of [true, false]) {
    expect(await answer(token, { ...family, attending })).toMatchObject({
      status: 409,
      body: { error: 'This trip was called off.' },
    });
  }
  expect(await read(token)).toMatchObject({ status: 200, body: { attending: null, guest: null } });
});

test('a guest can say no to a trip that is over, but not yes', async () => {
  const { token, trip } = await invited();
  await answer(token, family);
  const [startDate, endDate] = [dateOf(addDays(today(), -9)), dateOf(addDays(today(), -7))];
  await db.trip.update({ where: { id: trip.id }, data: { startDate, endDate } });
  expect((await answer(token, family)).body.error).toBe('This trip is over.');
  expect((await answer(token, { attending: false })).body.guest).toEqual({
    name: 'Priya',
    crew: [],
    vehicles: [],
  });
});
