import { POST as saveProfile } from '@/app/api/profile/route';
import { PATCH as saveAttendance } from '@/app/api/trips/[id]/attendance/route';
import { db } from '@/lib/server/db/client';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import { call } from '@/tests/call';
import { answer, family, invited, prado, read, rowsOf } from '@/tests/factories/guests';
import { newcomer } from '@/tests/factories/people';
import { bring, readSeats, ridersFor, seatIn, towBy } from '@/tests/factories/seats';
import { invitationOf } from '@/tests/factories/trips';

const van = { type: 'car' as const, make: 'Van', seats: 5, can_tow: true };
const caravan = { type: 'trailer' as const, trailer_type: 'Caravan' as const };
const sailboat = { type: 'boat' as const, boat_type: 'Sailboat' as const };
const [priya, kim, bo, rex] = family.crew;

/**
 * Creates a trip on which Priya, Kim and Bo, who have no account, sit in Priya's van with Mia. The
 * van tows the boat. The Prado is empty.
 */
async function guestsSeated() {
  const trip = await invited();
  await answer(trip.token, { ...family, vehicles: [prado, van, sailboat] });
  const { id } = trip.trip;
  const { cars, unseated, untowed } = (await readSeats(id, trip.mia)).body;
  const people = [...cars.flatMap(({ passengers }) => passengers), ...unseated];
  const vanId = cars.find(({ name }) => name === 'Priya’s Van')?.ride_id ?? '';
  for (const { person_id } of people) await seatIn(id, person_id, vanId, trip.mia);
  await towBy(id, untowed[0]?.ride_id ?? '', vanId, trip.mia);
  expect(await ridersFor(trip.mia, id)).toEqual({
    'Priya’s Prado': [],
    'Priya’s Van': ['Priya', 'Kim', 'Bo', 'Mia'],
    nowhere: [],
  });
  return { ...trip, id };
}

const guestOn = async ({ token }: { token: string }) => {
  const { guest } = (await read(token)).body;
  if (!guest) throw new Error('nothing was answered');
  return guest;
};

const towedBy = async (trip: Awaited<ReturnType<typeof guestsSeated>>) =>
  (await readSeats(trip.id, trip.mia)).body.cars.flatMap(({ name, tows }) => (tows.length ? [name] : []));

test('only the organiser can seat a guest’s people, and no other invitee can', async () => {
  const trip = await guestsSeated();
  const { household_id } = (await readSeats(trip.id, trip.mia)).body.cars[0] ?? {};
  expect(household_id).toBe((await invitationOf(trip.trip, trip.email)).id);
});

test('a guest who answers again keeps seats by name, in whatever order the list is', async () => {
  const trip = await guestsSeated();
  await answer(trip.token, { ...family, crew: [bo, rex, kim, priya], vehicles: [sailboat, van, prado] });
  expect(await ridersFor(trip.mia, trip.id)).toEqual({
    'Priya’s Van': ['Priya', 'Bo', 'Kim', 'Mia'],
    'Priya’s Prado': [],
    nowhere: [],
  });
  expect(await towedBy(trip)).toEqual(['Priya’s Van']);
});

test('another name in the same place of the list is the same person, who keeps the seat', async () => {
  const trip = await guestsSeated();
  const before = rowsOf(await guestOn(trip));
  const zoe = { name: 'Zoe', age: 'child' as const };
  await answer(trip.token, { ...family, crew: [priya, zoe, bo], vehicles: [prado, van] });
  expect(await ridersFor(trip.mia, trip.id)).toEqual({
    'Priya’s Prado': [],
    'Priya’s Van': ['Priya', 'Zoe', 'Bo', 'Mia'],
    nowhere: [],
  });
  expect(rowsOf(await guestOn(trip)).people).toEqual({
    ...{ Priya: before.people.Priya, Zoe: before.people.Kim, Bo: before.people.Bo },
  });
  // The previous answer left out the boat. This boat is therefore a new one, which nobody tows.
  await answer(trip.token, { ...family, vehicles: [prado, van, sailboat] });
  expect(await towedBy(trip)).toEqual([]);
});

test('a row of another kind in the same place of the list is a new one', async () => {
  const trip = await guestsSeated();
  const vehicles = [prado, van, caravan];
  await answer(trip.token, { ...family, vehicles });
  expect(await towedBy(trip)).toEqual([]);
  const { people } = rowsOf(await guestOn(trip));
  const crew = [priya, { name: 'Ziggy', pet_type: 'Cat' }, bo, rex];
  await answer(trip.token, { ...family, crew, vehicles });
  expect(Object.values(people)).not.toContain(rowsOf(await guestOn(trip)).people.Ziggy);
  expect(await ridersFor(trip.mia, trip.id)).toMatchObject({ 'Priya’s Van': ['Priya', 'Bo', 'Mia'] });
});

test('a row that is sent with its id is the same, whatever its name and place in the list', async () => {
  const trip = await guestsSeated();
  const { people, vehicles } = rowsOf(await guestOn(trip));
  await seatIn(trip.id, people.Bo ?? '', null, trip.mia);
  const crew = [{ ...kim, id: people.Bo }, { ...bo, id: people.Kim }, priya];
  const cars = [
    { ...van, make: 'Bus', id: vehicles.Van },
    { ...prado, make: 'Van', model: null, id: vehicles.Toyota },
  ];
  await answer(trip.token, { ...family, crew, vehicles: [...cars, { ...sailboat, id: vehicles.boat }] });
  expect(await ridersFor(trip.mia, trip.id)).toEqual({
    'Priya’s Bus': ['Priya', 'Bo', 'Mia'],
    'Priya’s Van': [],
    nowhere: ['Kim'],
  });
  expect(await towedBy(trip)).toEqual(['Priya’s Bus']);
});

test('the id of another household’s row is ignored', async () => {
  const trip = await guestsSeated();
  for (const id of [trip.mia.camperId, 'nonsense']) {
    const crew = [...family.crew, { name: 'Zoe', age: 'child', id }];
    expect((await answer(trip.token, { ...family, crew })).status).toBe(200);
    expect(rowsOf(await guestOn(trip)).people.Zoe).not.toBe(id);
  }
  expect((await ridersFor(trip.mia, trip.id))['Priya’s Prado']).toContain('Zoe');
  expect(await db.tripPerson.count({ where: { tripId: trip.id, id: trip.mia.camperId } })).toBe(1);
});

test('when a guest’s car no longer comes, its passengers sit in their own other car, or in none', async () => {
  const trip = await guestsSeated();
  await answer(trip.token, { ...family, vehicles: [prado] });
  expect(await ridersFor(trip.mia, trip.id)).toEqual({
    'Priya’s Prado': ['Priya', 'Kim', 'Bo'],
    nowhere: ['Mia'],
  });
  expect(await db.tripSeat.count({ where: { tripId: trip.id } })).toBe(0);
});

test.each([
  ['says no', async ({ token }) => void (await answer(token, { attending: false }))],
  [
    'is removed',
    async ({ mia, trip, email }) =>
      void (await removeInvitee(mia.viewer, trip.id, (await invitationOf(trip, email)).id)),
  ],
] as [string, (trip: Awaited<ReturnType<typeof guestsSeated>>) => Promise<void>][])(
  'a guest who %s gives up every seat and tow',
  async (_, go) => {
    const trip = await guestsSeated();
    await go(trip);
    expect(await db.tripSeat.count({ where: { tripId: trip.id } })).toBe(0);
    expect(await db.tripTow.count({ where: { tripId: trip.id } })).toBe(0);
  },
);

describe('a guest who signs up', () => {
  const signUp = async ({ email }: { email: string }) => {
    const account = await newcomer(email);
    const body = { username: email.slice(0, 30), name: 'Priya N', suburb: 'Kedron', postcode: '4031' };
    expect((await call(saveProfile, 'POST', { as: account, body })).status).toBe(200);
    return account;
  };
  const peopleOf = (tripId: string, householdId: string) =>
    db.tripPerson.findMany({
      where: { tripId, householdId },
      orderBy: { id: 'asc' },
      include: { crewMember: true },
    });
  type Trip = Awaited<ReturnType<typeof guestsSeated>>;
  const attend = ({ id }: Trip, as: { cookie: string }, crew_member_ids: string[], ride_ids: string[]) =>
    call(saveAttendance, 'PATCH', {
      as,
      params: { id },
      body: { attending: true, crew_member_ids, ride_ids },
    });

  test('keeps the rows they had as a guest, and with them the seats', async () => {
    const trip = await guestsSeated();
    const { people, vehicles } = rowsOf(await guestOn(trip));
    await signUp(trip);
    expect(await ridersFor(trip.mia, trip.id)).toEqual({
      'Priya’s Prado': [],
      'Priya’s Van': ['Priya N', 'Kim', 'Bo', 'Mia'],
      nowhere: [],
    });
    expect(await towedBy(trip)).toEqual(['Priya’s Van']);
    const household = await invitationOf(trip.trip, trip.email);
    const rows = await peopleOf(trip.id, household.id);
    expect(Object.fromEntries(rows.map(({ id, crewMember }) => [id, crewMember?.name]))).toEqual({
      ...{ [people.Priya ?? '']: 'Priya N', [people.Kim ?? '']: 'Kim' },
      ...{ [people.Bo ?? '']: 'Bo', [people.Rex ?? '']: 'Rex' },
    });
    expect(household).toMatchObject({ name: null, attending: true, profileId: expect.any(String) });
    const rides = await db.tripVehicle.findMany({ where: { tripId: trip.id }, include: { ride: true } });
    expect(Object.fromEntries(rides.map(({ id, ride }) => [id, ride?.type]))).toEqual({
      ...{ [vehicles.Toyota ?? '']: 'car', [vehicles.Van ?? '']: 'car', [vehicles.boat ?? '']: 'boat' },
    });
    await bring(trip.mia, trip.id);
    expect(await db.tripSeat.count({ where: { tripId: trip.id } })).toBe(4);
  });

  test('chooses by crew member and ride from then on; people who still come keep their row and seat', async () => {
    const trip = await guestsSeated();
    const { people } = rowsOf(await guestOn(trip));
    const priyaNow = await signUp(trip);
    const { id: householdId } = await invitationOf(trip.trip, trip.email);
    const members = await peopleOf(trip.id, householdId);
    const memberOf = (name: string) =>
      members.find(({ crewMember }) => crewMember?.name === name)?.crewMemberId ?? '';
    const rides = await db.tripVehicle.findMany({ where: { tripId: trip.id, householdId } });
    const rideIds = rides.map(({ rideId }) => rideId ?? '');
    const without = [memberOf('Priya N'), memberOf('Kim')];
    expect((await attend(trip, priyaNow, without, rideIds)).status).toBe(200);
    const all = [...without, memberOf('Bo')];
    expect((await attend(trip, priyaNow, all, rideIds)).status).toBe(200);
    expect(await ridersFor(trip.mia, trip.id)).toEqual({
      'Priya’s Prado': [],
      'Priya’s Van': ['Priya N', 'Kim', 'Bo', 'Mia'],
      nowhere: [],
    });
    expect(await towedBy(trip)).toEqual(['Priya’s Van']);
    // Kim and Priya keep their rows. The first of the two answers left Bo out and so deleted his
    // row. The second answer added a new row for Bo, whose id is his crew member's id.
    expect((await peopleOf(trip.id, householdId)).map(({ id }) => id).sort()).toEqual(
      [people.Priya, people.Kim, memberOf('Bo')].sort(),
    );
  });
});
