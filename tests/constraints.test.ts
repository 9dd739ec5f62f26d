import { Client } from 'pg';
import { v7 as uuid7 } from 'uuid';
import { db } from '@/lib/server/db/client';
import { siteOf } from './factories/campsites';
import { type Person, person } from './factories/people';

// Tests which rows the database itself refuses, in case the product's code lets them through.
const client = new Client({ connectionString: process.env.DATABASE_URL });
const [user, profile, trip] = [uuid7(), uuid7(), uuid7()];
const now = new Date();

beforeAll(() => client.connect());
afterAll(() => client.end());
beforeEach(async () => {
  await client.query('begin');
  await insert('users', { id: user, email: 'mia@example.com' });
  await insert('profiles', {
    id: profile,
    user_id: user,
    username: 'mia',
    name: 'Mia',
    postcode: '4031',
    updated_at: now,
  });
});
afterEach(() => client.query('rollback'));

function insert(table: string, row: Record<string, unknown>) {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  return client.query(`insert into ${table} (${columns}) values (${places})`, Object.values(row));
}

const camper = (more: object = {}) =>
  insert('crew_members', {
    id: uuid7(),
    profile_id: profile,
    type: 'camper',
    name: 'Mia',
    age: 'adult',
    ...more,
  });
const ride = (row: object) => insert('rides', { id: uuid7(), profile_id: profile, ...row });
const createTrip = (start_date = '2026-12-01', end_date = '2026-12-02') =>
  insert('trips', {
    id: trip,
    organiser_id: profile,
    location_name: 'Lake',
    start_date,
    end_date,
    updated_at: now,
  });
const campsite = (more: object) =>
  insert('campsites', {
    id: uuid7(),
    name: 'Lake',
    latitude: -27,
    longitude: 153,
    share_flag: true,
    updated_at: now,
    ...more,
  });

/** Adds a household to the trip, by default a guest's. */
async function household(more: object = {}): Promise<string> {
  const row = { trip_id: trip, id: uuid7(), name: 'Priya', ...more };
  await insert('households', row);
  return row.id;
}
/** Adds the organiser's household. */
const ownHousehold = () =>
  household({
    id: trip,
    role: 'organiser',
    origin: 'made',
    profile_id: profile,
    attending: true,
    name: null,
  });
const crewMember = async () => {
  const id = uuid7();
  await camper({ id });
  return id;
};

const refusedBy = (constraint: string) => expect.objectContaining({ constraint });

test('a trip may last a day, and does not end before it starts', async () => {
  await createTrip('2026-12-01', '2026-12-01');
  await client.query('delete from trips');
  await expect(createTrip('2026-12-02', '2026-12-01')).rejects.toEqual(refusedBy('trips_dates_check'));
});

test.each([
  ['a pet with an age', { type: 'pet', pet_type: 'Dog', age: 'adult' }],
  ['a pet that owns the crew', { type: 'pet', pet_type: 'Dog', age: null, is_owner: true }],
  ['a camper without an age', { age: null }],
  ['a camper with a breed', { breed: 'Kelpie' }],
])('the database refuses %s', async (_what, more) => {
  await expect(camper(more)).rejects.toEqual(refusedBy('crew_members_type_check'));
});

test('a profile has one camper of its own', async () => {
  await camper({ is_owner: true });
  await camper();
  await expect(camper({ is_owner: true })).rejects.toEqual(refusedBy('crew_members_owner_key'));
});

const car = { type: 'car', make: 'Toyota', model: 'Hilux', colour: 'Red', drivetrain: '4 Wheel Drive' };

test.each([
  ['a car that goes by no name', { ...car, make: null }, 'rides_type_check'],
  ['a car that is a boat', { ...car, boat_type: 'Powerboat' }, 'rides_type_check'],
  [
    'a trailer with a registration',
    { type: 'trailer', trailer_type: 'Caravan', registration: '1' },
    'rides_type_check',
  ],
])('the database refuses %s', async (_what, row, constraint) => {
  await expect(ride(row)).rejects.toEqual(refusedBy(constraint));
});

test.each([
  ['a drivetrain', { ...car, drivetrain: '6 Wheel Drive' }],
  ['a type of trailer', { type: 'trailer', trailer_type: 'Horse float' }],
  ['a type of boat', { type: 'boat', boat_type: 'Raft' }],
])('the database refuses %s that the specification doesn’t have', async (_what, row) => {
  await expect(ride(row)).rejects.toThrow('invalid input value for enum');
});

test('the database accepts the three kinds of ride', async () => {
  await ride({ ...car, registration: '123 ABC', description: 'Roof racks' });
  await ride({ type: 'car', make: 'Dad’s van' });
  await ride({ type: 'trailer', trailer_type: 'Caravan', description: 'Six metres' });
  await ride({ type: 'boat', boat_type: 'Sailboat' });
});

test('the database refuses the same address in another letter case', async () => {
  const again = insert('users', { id: uuid7(), email: 'MIA@Example.com' });
  await expect(again).rejects.toEqual(refusedBy('users_email_key'));
});

test('the database refuses the same invitee twice on a trip, in any letter case', async () => {
  await createTrip();
  const invite = async (email: string) => insert('invites', { id: await household(), trip_id: trip, email });
  await invite('tom@example.com');
  await expect(invite('Tom@example.com')).rejects.toEqual(refusedBy('invites_trip_id_email_key'));
});

test.each([
  [
    'an open site that somebody owns',
    { source: 'open', source_ref: 'x', owner_id: profile },
    'campsites_source_check',
  ],
  ["a person's site with the open data's id", { source: 'user', source_ref: 'x' }, 'campsites_source_check'],
  ['a site off the globe', { source: 'user', latitude: Number.NaN }, 'campsites_position_check'],
  [
    'a script for a link',
    { source: 'user', campsite_url: 'javascript:alert(1)' },
    'campsites_campsite_url_check',
  ],
  ['a blank name', { source: 'user', name: '  ' }, 'campsites_text_check'],
])('the database refuses %s', async (_what, more, constraint) => {
  await expect(campsite(more)).rejects.toEqual(refusedBy(constraint));
});

test.each(['7 am', '24:00', '9:30'])('the database refuses %s as a time to meet', async (meeting_time) => {
  const dates = { start_date: '2026-12-01', end_date: '2026-12-01' };
  const row = { id: trip, organiser_id: profile, location_name: 'Lake', ...dates, updated_at: now };
  await expect(insert('trips', { ...row, meeting_time })).rejects.toEqual(
    refusedBy('trips_meeting_time_check'),
  );
});

test.each<[string, object]>([
  ['half a pair of meeting coordinates', { meeting_latitude: -35 }],
  ['the other half alone', { meeting_longitude: 148 }],
  ['a meeting point off the globe', { meeting_latitude: -91, meeting_longitude: 148 }],
  ['a meeting point beyond the date line', { meeting_latitude: -35, meeting_longitude: 181 }],
  ['a meeting point that is no number', { meeting_latitude: Number.NaN, meeting_longitude: 148 }],
])('the database refuses %s', async (_what, coordinates) => {
  const dates = { start_date: '2026-12-01', end_date: '2026-12-01' };
  const row = { id: trip, organiser_id: profile, location_name: 'Lake', ...dates, updated_at: now };
  await expect(insert('trips', { ...row, ...coordinates })).rejects.toEqual(
    refusedBy('trips_meeting_coordinates_check'),
  );
});

test.each([
  ['a blank meeting point', { meeting_point: ' ' }],
  ['a meeting point without end', { meeting_point: 'a'.repeat(201) }],
  ['channel 0', { uhf_channel: 0 }],
  ['channel 81', { uhf_channel: 81 }],
])('the database refuses %s', async (_what, notes) => {
  const dates = { start_date: '2026-12-01', end_date: '2026-12-01' };
  const row = { id: trip, organiser_id: profile, location_name: 'Lake', ...dates, updated_at: now };
  await expect(insert('trips', { ...row, ...notes })).rejects.toEqual(refusedBy('trips_notes_check'));
});

test.each([
  ['a guess of nothing', { guess_cents: 0 }, 'trips_estimate_check'],
  ['a blank rule for who drops out', { drop_out: ' ' }, 'trips_estimate_check'],
  ['a rule without end', { drop_out: 'a'.repeat(201) }, 'trips_estimate_check'],
  ['an album without https', { album_url: 'http://photos.example' }, 'trips_album_check'],
  ['an album without end', { album_url: `https://${'a'.repeat(500)}` }, 'trips_album_check'],
])('the database refuses %s', async (_what, more, constraint) => {
  const dates = { start_date: '2026-12-01', end_date: '2026-12-01' };
  const row = { id: trip, organiser_id: profile, location_name: 'Lake', ...dates, updated_at: now };
  await expect(insert('trips', { ...row, ...more })).rejects.toEqual(refusedBy(constraint));
});

test.each([
  ['a place off the globe', { latitude: 901 }, 'forecasts_place_check'],
  ['days that nobody has said', { days: '[]' }, 'forecasts_days_check'],
  ['days without a list', { days: '{}', as_of: now }, 'forecasts_days_check'],
])('the database refuses %s', async (_what, more, constraint) => {
  const row = {
    latitude: -347,
    longitude: 1505,
    zone: 'Australia/Sydney',
    asked_at: now,
    asking: false,
    ...more,
  };
  await expect(insert('forecasts', row)).rejects.toEqual(refusedBy(constraint));
});

const organises = { role: 'organiser', origin: 'made', name: null, attending: true, profile_id: profile };

test.each<[string, object, string]>([
  ['a household without a name to show', { name: ' ' }, 'households_name_check'],
  ['a name without end', { name: 'a'.repeat(81) }, 'households_name_check'],
  [
    'nights that end before they begin',
    { arrive_on: '2026-12-02', leave_on: '2026-12-01' },
    'households_nights_check',
  ],
  ['a second organiser', { ...organises, id: uuid7() }, 'households_origin_check'],
  ['an organiser’s household of somebody else', { id: trip }, 'households_origin_check'],
  ['an organiser who isn’t going', { ...organises, id: trip, attending: null }, 'households_origin_check'],
  [
    'an organiser without an account',
    { ...organises, id: trip, profile_id: null },
    'households_origin_check',
  ],
  ['somebody who came by no link', { origin: 'link' }, 'households_origin_check'],
  ['somebody invited who came by a link', { joined_by: uuid7() }, 'households_origin_check'],
  ['a name of whose account was deleted', { left_at: now, account_deleted: true }, 'households_left_check'],
  [
    'an account of who has left without a name',
    { name: null, left_at: now, left_profile_id: profile },
    'households_left_check',
  ],
  ['a former account of who is on the trip', { left_profile_id: profile }, 'households_left_check'],
  ['a former address of who is on the trip', { left_email: 'a@example.com' }, 'households_left_check'],
  ['an answer of who has left', { name: null, attending: true, left_at: now }, 'households_left_check'],
  [
    'a time of day of who has left',
    { name: null, arrive_by: 'night', left_at: now },
    'households_left_check',
  ],
  ['an account that has left', { name: null, profile_id: profile, left_at: now }, 'households_left_check'],
  ['a role of who has left', { name: null, role: 'co-organiser', left_at: now }, 'households_left_check'],
  ['a role that there isn’t', { role: 'guest' }, ''],
])('the database refuses %s', async (_what, row, constraint) => {
  await createTrip();
  const refused = expect(household(row)).rejects;
  await (constraint ? refused.toEqual(refusedBy(constraint)) : refused.toThrow('household_role'));
});

test('an account has one household on a trip, and a household that has left keeps an id and at most a name with whose it is', async () => {
  await createTrip();
  await ownHousehold();
  await household();
  await household({ name: null, left_at: now });
  await household({ name: 'Priya', left_at: now, left_profile_id: profile, left_email: 'a@example.com' });
  await expect(household({ profile_id: profile, name: null })).rejects.toEqual(
    refusedBy('households_trip_id_profile_id_key'),
  );
});

test.each<[string, object]>([
  ['a guest’s camper without an age', { type: 'camper', name: 'Kim' }],
  ['a guest’s camper without a name', { type: 'camper', age: 'child' }],
  ['a guest’s pet with a diet', { type: 'pet', name: 'Rex', pet_type: 'Dog', diet: 'No nuts' }],
  ['a guest’s pet of no kind', { type: 'pet', name: 'Rex' }],
  ['somebody who is nobody', {}],
])('the database refuses %s', async (_what, row) => {
  await createTrip();
  const person = { trip_id: trip, id: uuid7(), household_id: await household(), ...row };
  await expect(insert('trip_people', person)).rejects.toEqual(refusedBy('trip_people_type_check'));
});

test('a crew member on a trip has no fields of a guest’s person, and is on the trip only once', async () => {
  await createTrip();
  await ownHousehold();
  const crew_member_id = await crewMember();
  const row = { trip_id: trip, household_id: trip, crew_member_id };
  await client.query('savepoint before');
  await expect(insert('trip_people', { ...row, id: uuid7(), name: 'Kim' })).rejects.toEqual(
    refusedBy('trip_people_type_check'),
  );
  await client.query('rollback to before');
  await insert('trip_people', { ...row, id: crew_member_id });
  await expect(insert('trip_people', { ...row, id: uuid7() })).rejects.toEqual(
    refusedBy('trip_people_trip_id_crew_member_id_key'),
  );
});

test.each<[string, object, string]>([
  ['a guest’s car that goes by no name', { type: 'car' }, 'trip_vehicles_type_check'],
  [
    'a guest’s trailer with seats',
    { type: 'trailer', trailer_type: 'Caravan', seats: 2 },
    'trip_vehicles_type_check',
  ],
  [
    'a guest’s boat that is a car',
    { type: 'boat', boat_type: 'Sailboat', make: 'Toyota' },
    'trip_vehicles_type_check',
  ],
  ['a vehicle that is none', {}, 'trip_vehicles_type_check'],
  ['a bus', { type: 'car', make: 'Bus', seats: 31 }, 'trip_vehicles_type_check'],
  ['a make without end', { type: 'car', make: 'a'.repeat(81) }, 'trip_vehicles_text_check'],
])('the database refuses %s', async (_what, row, constraint) => {
  await createTrip();
  const vehicle = { trip_id: trip, id: uuid7(), household_id: await household(), ...row };
  await expect(insert('trip_vehicles', vehicle)).rejects.toEqual(refusedBy(constraint));
});

test.each<[string, object, string]>([
  ['a blank diet', { diet: ' ' }, 'trip_people_text_check'],
  ['a diet without end', { diet: 'a'.repeat(201) }, 'trip_people_text_check'],
])('the database refuses %s', async (_what, more, constraint) => {
  await createTrip();
  const person = { trip_id: trip, id: uuid7(), household_id: await household(), type: 'camper', ...more };
  await expect(insert('trip_people', { ...person, name: 'Kim', age: 'child' })).rejects.toEqual(
    refusedBy(constraint),
  );
});

test('a seat is for a person on the trip, in a car on the trip', async () => {
  await createTrip();
  const of = { trip_id: trip, household_id: await household() };
  const [person_id, ride_id] = [uuid7(), uuid7()];
  await insert('trip_people', { ...of, id: person_id, type: 'camper', name: 'Kim', age: 'child' });
  await insert('trip_vehicles', { ...of, id: ride_id, type: 'car', make: 'Van' });
  for (const [row, constraint] of [
    [{ person_id: uuid7(), ride_id }, 'trip_seats_trip_id_person_id_fkey'],
    [{ person_id, ride_id: uuid7() }, 'trip_seats_trip_id_ride_id_fkey'],
  ] as const) {
    await client.query('savepoint before');
    await expect(insert('trip_seats', { trip_id: trip, ...row })).rejects.toEqual(refusedBy(constraint));
    await client.query('rollback to before');
  }
  await insert('trip_seats', { trip_id: trip, person_id, ride_id });
  await client.query('delete from households where id = $1', [of.household_id]);
  expect((await client.query('select from trip_seats where trip_id = $1', [trip])).rowCount).toBe(0);
});

test('a household that paid can be deleted only if its id stays', async () => {
  await createTrip();
  await ownHousehold();
  const id = await household();
  const expense = { id: uuid7(), trip_id: trip, what: 'Ice', day: '2026-12-01', cents: 300 };
  await insert('expenses', { ...expense, paid_by: id, added_by: trip });
  const leave = () => client.query('delete from households where id = $1', [id]);
  const commit = () => client.query('set constraints all immediate');
  await client.query('savepoint before');
  await leave();
  await expect(commit()).rejects.toEqual(refusedBy('expenses_paid_by_fkey'));
  await client.query('rollback to before');
  await leave();
  await household({ id, name: null, left_at: now });
  await commit();
});

test('a booking’s amounts, times and counts are plausible, and each of its to-dos belongs to one of its deadlines', async () => {
  await createTrip();
  await ownHousehold();
  const of = { trip_id: trip, added_by: trip };
  const booking = { ...of, status: 'booked', status_on: now };
  const pitch = { booking_id: uuid7(), trip_id: trip, name: 'River 4', position: 0 };
  const todo = { ...of, text: 'Pay', origin: 'booking', booking_id: pitch.booking_id, deadline: 'pay_by' };
  await insert('bookings', {
    ...booking,
    id: pitch.booking_id,
    check_in: '14:00',
    cents: 300,
    deposit_cents: 300,
  });
  for (const [table, row, constraint] of [
    ['bookings', { ...booking, cents: 0 }, 'bookings_cents_check'],
    ['bookings', { ...booking, cents: 300, deposit_cents: 301 }, 'bookings_cents_check'],
    ['bookings', { ...booking, check_in: '24:00' }, 'bookings_times_check'],
    ['bookings', { ...booking, check_out: '9 am' }, 'bookings_times_check'],
    ['bookings', { ...booking, people: 0 }, 'bookings_covers_check'],
    ['bookings', { ...booking, notes: 'x'.repeat(501) }, 'bookings_text_check'],
    ['pitches', { ...pitch, name: ' ' }, 'pitches_name_check'],
    ['pitches', { ...pitch, max_people: 0 }, 'pitches_limits_check'],
    ['todos', { ...todo, booking_id: null }, 'todos_booking_check'],
    ['todos', { ...todo, deadline: null }, 'todos_booking_check'],
    ['todos', { ...todo, origin: 'added' }, 'todos_booking_check'],
  ] as const) {
    await client.query('savepoint before');
    await expect(insert(table, { id: uuid7(), ...row })).rejects.toEqual(refusedBy(constraint));
    await client.query('rollback to before');
  }
  await insert('todos', { id: uuid7(), ...todo });
});

describe('known words', () => {
  let mia: Person;
  beforeAll(async () => {
    mia = await person('Mia');
  });
  afterEach(() => db.campsite.deleteMany({ where: { source: 'user' } }));

  const known = async (...words: string[]) => {
    const rows = await db.knownWord.findMany({ where: { word: { in: words } }, orderBy: { word: 'asc' } });
    return rows.map(({ word }) => word);
  };

  test('the words of places and open campsites are known, except numbers', async () => {
    expect(await known('kedron', 'bendeela', 'mount', 'big4')).toEqual(['bendeela', 'kedron', 'mount']);
  });

  test('a word that is too long for any language is not stored, but the other words of the name are', async () => {
    const [longest, longer] = ['k'.repeat(40), 'q'.repeat(41)];
    await siteOf(mia, { name: `${longest} quellrain`, shared: true });
    await siteOf(mia, { name: `${longer} krummwald`, shared: true });
    expect(await known(longest, longer, 'krummwald', 'quellrain')).toEqual([
      longest,
      'krummwald',
      'quellrain',
    ]);
  });

  test('a private site’s words are never known', async () => {
    const { id } = await siteOf(mia, { name: 'Krummwald' });
    expect(await known('krummwald')).toEqual([]);
    await db.campsite.update({ where: { id }, data: { shareFlag: true } });
    expect(await known('krummwald')).toEqual(['krummwald']);
    await db.campsite.update({ where: { id }, data: { shareFlag: false } });
    expect(await known('krummwald')).toEqual([]);
  });

  test('a word is deleted with the last shared site that has it, and words of other sites’ names stay', async () => {
    const [one, other] = [
      await siteOf(mia, { name: 'Krummwald Kedron', shared: true }),
      await siteOf(mia, { name: 'Krummwald caravan flat', shared: true }),
    ];
    await db.campsite.update({ where: { id: one.id }, data: { name: 'Quellrain Kedron' } });
    expect(await known('krummwald', 'quellrain')).toEqual(['krummwald', 'quellrain']);
    await db.campsite.delete({ where: { id: other.id } });
    expect(await known('krummwald', 'caravan', 'flat')).toEqual(['caravan', 'flat']);
    await db.campsite.deleteMany({ where: { id: one.id } });
    expect(await known('quellrain', 'kedron')).toEqual(['kedron']);
  });
});
