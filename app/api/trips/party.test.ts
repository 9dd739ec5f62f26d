import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { type Person, person } from '@/tests/factories/people';
import { tripForm } from '@/tests/factories/trips';
import { POST } from './route';

const ours = {
  adults: 2,
  children: 2,
  toddlers: 0,
  babies: 1,
  pets: [{ pet_type: 'Dog' }, { pet_type: 'Dog' }, { pet_type: 'Cat', name: 'Tabby' }],
  cars: [{ drivetrain: '4 Wheel Drive', seats: 5 }],
  trailers: [{ trailer_type: 'Caravan' }],
};
const noLists = { owner_crew_member_ids: null, owner_ride_ids: null };

const create = (as: Person, party: object, lists: object = noLists, headers = {}) =>
  call<{ trip: { id: string }; fields?: Record<string, string> }>(POST, 'POST', {
    as,
    body: { ...tripForm(), ...lists, party },
    headers,
  });

async function householdOf({ viewer: { profileId } }: Person) {
  const [crew, rides, people, vehicles] = await Promise.all([
    db.crewMember.findMany({ where: { profileId }, orderBy: [{ isOwner: 'desc' }, { id: 'asc' }] }),
    db.ride.findMany({ where: { profileId }, orderBy: { type: 'asc' } }),
    db.tripPerson.count({ where: { crewMember: { profileId } } }),
    db.tripVehicle.count({ where: { ride: { profileId } } }),
  ]);
  return { crew: crew.map(({ name }) => name), rides, people, vehicles };
}

test('a counted party becomes crew and rides with plain names, and all of them come on the trip', async () => {
  const mia = await person('Mia');
  expect((await create(mia, ours)).status).toBe(201);
  const { crew, rides, people, vehicles } = await householdOf(mia);
  expect(crew).toEqual(['Mia', 'Adult 2', 'Child 1', 'Child 2', 'Baby 1', 'Dog', 'Dog 2', 'Tabby']);
  expect(rides).toMatchObject([
    { type: 'car', make: 'Car', drivetrain: '4 Wheel Drive', seats: 5 },
    { type: 'trailer', trailerType: 'Caravan' },
  ]);
  expect([people, vehicles]).toEqual([8, 2]);
});

test('a person alone is one adult, and brings nobody else', async () => {
  const mia = await person('Mia');
  expect((await create(mia, { adults: 1 })).status).toBe(201);
  expect(await householdOf(mia)).toEqual({ crew: ['Mia'], rides: [], people: 1, vehicles: 0 });
});

test.each([
  ['crew', { owner_crew_member_ids: [], owner_ride_ids: null }],
  ['rides', { owner_crew_member_ids: null, owner_ride_ids: [] }],
])('a party together with a list of %s is refused', async (_, lists) => {
  const mia = await person('Mia');
  const { status, body } = await create(mia, ours, lists);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['party']]);
});

test.each(['a crew', 'a ride'])('a person who has %s already can’t count a party', async (what) => {
  const mia = await person('Mia');
  const { profileId } = mia.viewer;
  if (what === 'a crew')
    await db.crewMember.create({ data: { profileId, type: 'pet', name: 'Rex', petType: 'Dog' } });
  else await db.ride.create({ data: { profileId, type: 'boat', boatType: 'Sailboat' } });
  const { status, body } = await create(mia, ours);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['party']]);
  expect(await db.trip.count({ where: { organiserId: profileId } })).toBe(0);
});

test('of two trips at once with a party, one creates the household and the other is refused', async () => {
  const mia = await person('Mia');
  const both = await Promise.all([create(mia, ours), create(mia, ours)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  expect((await householdOf(mia)).crew).toHaveLength(8);
});

test('one form that is sent twice creates one household', async () => {
  const mia = await person('Mia');
  const key = { 'idempotency-key': 'one' };
  const [first, second] = [await create(mia, ours, noLists, key), await create(mia, ours, noLists, key)];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.trip.id).toBe(first.body.trip.id);
  expect((await householdOf(mia)).crew).toHaveLength(8);
});

test('the largest party is accepted', async () => {
  const most = {
    ...{ adults: 30, children: 30, toddlers: 30, babies: 30 },
    pets: Array.from({ length: 30 }, () => ({ pet_type: 'Dog' })),
    cars: Array.from({ length: 10 }, () => ({ drivetrain: 'All Wheel Drive', seats: 30 })),
  };
  const mia = await person('Mia');
  expect((await create(mia, most)).status).toBe(201);
  expect(await householdOf(mia)).toMatchObject({ people: 150, vehicles: 10 });
});

test.each<[string, object]>([
  ['party.adults', { ...ours, adults: 0 }],
  ['party.adults', { ...ours, adults: 31 }],
  ['party.adults', { children: 1 }],
  ['party.children', { ...ours, children: 31 }],
  ['party.toddlers', { ...ours, toddlers: -1 }],
  ['party.babies', { ...ours, babies: 1.5 }],
  ['party.pets', { ...ours, pets: Array.from({ length: 31 }, () => ({ pet_type: 'Dog' })) }],
  ['party.pets.0.pet_type', { ...ours, pets: [{ pet_type: 'Goose' }] }],
  ['party.cars', { ...ours, cars: Array.from({ length: 11 }, () => ours.cars[0]) }],
  ['party.cars.0.drivetrain', { ...ours, cars: [{ seats: 5 }] }],
  ['party.cars.0.seats', { ...ours, cars: [{ drivetrain: '4 Wheel Drive', seats: 31 }] }],
])('%s out of bounds is refused at its field', async (field, party) => {
  const mia = await person('Mia');
  const { status, body } = await create(mia, party);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  expect((await householdOf(mia)).crew).toEqual(['Mia']);
});
