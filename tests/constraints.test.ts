import { Client } from 'pg';
import { v7 as uuid7 } from 'uuid';

// What the database refuses by itself, should the code above it ever let it through.
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
const createTrip = (start_date: string, end_date: string) =>
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
])('%s', async (_what, more) => {
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
  ['a drivetrain of its own making', { ...car, drivetrain: '6 Wheel Drive' }, 'rides_drivetrain_check'],
])('%s', async (_what, row, constraint) => {
  await expect(ride(row)).rejects.toEqual(refusedBy(constraint));
});

test('the three kinds of ride', async () => {
  await ride({ ...car, registration: '123 ABC', description: 'Roof racks' });
  await ride({ type: 'car', make: 'Dad’s van' });
  await ride({ type: 'trailer', trailer_type: 'Caravan', description: 'Six metres' });
  await ride({ type: 'boat', boat_type: 'Sailboat' });
});

test('the same e-mail in other letter case', async () => {
  const again = insert('users', { id: uuid7(), email: 'MIA@Example.com' });
  await expect(again).rejects.toEqual(refusedBy('users_email_key'));
});

test('the same invitee twice on one trip, whatever the letter case', async () => {
  await createTrip('2026-12-01', '2026-12-02');
  const invite = (email: string) => insert('invites', { id: uuid7(), trip_id: trip, email });
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
])('%s', async (_what, more, constraint) => {
  await expect(campsite(more)).rejects.toEqual(refusedBy(constraint));
});

test.each([
  ['a blank meeting point', { meeting_point: ' ' }],
  ['a meeting point without end', { meeting_point: 'a'.repeat(201) }],
  ['channel 0', { uhf_channel: 0 }],
  ['channel 81', { uhf_channel: 81 }],
])('%s', async (_what, notes) => {
  const dates = { start_date: '2026-12-01', end_date: '2026-12-01' };
  const row = { id: trip, organiser_id: profile, location_name: 'Lake', ...dates, updated_at: now };
  await expect(insert('trips', { ...row, ...notes })).rejects.toEqual(refusedBy('trips_notes_check'));
});

test.each([
  ['a place off the globe', { latitude: 901 }, 'forecasts_place_check'],
  ['days that nobody has said', { days: '[]' }, 'forecasts_days_check'],
  ['days without a list', { days: '{}', as_of: now }, 'forecasts_days_check'],
])('%s', async (_what, more, constraint) => {
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
