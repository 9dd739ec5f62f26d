import { badTexts } from '@/tests/fixtures/bad-text';
import { anId, asSent, problemsOf } from '@/tests/problems';
import { addDays, earliestToday } from '../dates';
import { tripCopy } from './copy/schema';
import {
  hiddenTrip,
  invitees,
  listQuery,
  namedSite,
  newTrip,
  trip,
  tripChange,
  tripDates,
  tripLocation,
  tripNaming,
} from './schema';

const [yesterday, start, end] = [-1, 14, 17].map((days) => addDays(earliestToday(), days)) as [
  string,
  string,
  string,
];
const form = { location_name: 'The Flat', start_date: start, end_date: end };

const sampleTrip = {
  id: anId,
  trip_name: null,
  creator_profile_id: anId,
  creator_name: 'Mia',
  location_name: 'The Flat',
  start_date: start,
  end_date: end,
  attending: null,
  location_id: null,
  location_url: null,
  status: 'Pending',
  called_off: false,
  reconfirm: false,
  co_organiser: false,
  dates_open: false,
  site_open: false,
  vote_closes_on: null,
  meeting_point: null,
  meeting_time: null,
  meeting_latitude: null,
  meeting_longitude: null,
  uhf_channel: null,
};

const sampleNamed = {
  id: null,
  name: 'The Flat',
  address: null,
  latitude: null,
  longitude: null,
  phone_contact: null,
  email_contact: null,
  campsite_url: null,
  site_features: null,
  features: null,
  missing_features: null,
  share_flag: null,
  drivetrain: null,
  pet_friendly: null,
  source: null,
};

test('a trip leaves with its own fields alone', () => {
  expect(asSent(trip, sampleTrip)).toEqual(sampleTrip);
  for (const status of ['Going', 'Not going'])
    expect(asSent(trip, { ...sampleTrip, status })).toMatchObject({ status });
  expect(problemsOf(trip, { ...sampleTrip, status: 'Maybe' })).toHaveProperty('status');
});

test('a site that is only a name leaves with no other fields', () => {
  expect(asSent(namedSite, sampleNamed)).toEqual(sampleNamed);
  const ai_suggestion = {
    suggestion_id: anId,
    name: 'The Flat',
    features: ['Power'],
    access: 'Unknown',
    petFriendly: 'No',
    url: null,
    town: null,
    distance: null,
    said_on: '2026-11-22',
  };
  const known = { observations: {}, park: null, evidence: null };
  const location = {
    location: sampleNamed,
    features: [{ id: anId, name: 'Power' }],
    ai_suggestion,
    ...known,
  };
  for (const sample of [location, { ...location, ai_suggestion: null }])
    expect(asSent(tripLocation, sample)).toEqual(sample);
});

test('a new trip needs only its dates and a site', () => {
  expect(problemsOf(newTrip, form)).toEqual({});
  expect(problemsOf(newTrip, { start_date: start, end_date: end })).toEqual({
    location_name: 'Please name the campsite.',
  });
  expect(problemsOf(newTrip, { location_name: 'The Flat' })).toEqual({
    start_date: 'Please enter a date.',
    end_date: 'Please enter a date.',
  });
  expect(problemsOf(newTrip, { ...form, start_date: yesterday })).toHaveProperty('start_date');
});

test('a new trip’s lists must be lists, and its name has a maximum length', () => {
  const wrong = {
    ...form,
    tripName: 'x'.repeat(81),
    invitees: 'mia@example.com',
    owner_crew_member_ids: 'x',
    owner_ride_ids: [7],
  };
  expect(problemsOf(newTrip, wrong)).toEqual({
    tripName: 'Please keep this to 80 characters.',
    invitees: 'This must be a list of email addresses.',
    owner_crew_member_ids: 'This must be a list of crew member ids.',
    'owner_ride_ids.0': 'This must be a list of ride ids.',
  });
  expect(tripNaming.parse({ tripName: ' ' })).toEqual({ tripName: null });
});

test.each<[string, object]>([
  ['start_date', { start_date: '2027-02-30' }],
  ['start_date', { start_date: '01/02/2027' }],
  ['start_date', { start_date: 20270101 }],
  ['end_date', { end_date: null }],
  ['location_name', { location_name: 'x'.repeat(81) }],
  ['location_url', { location_url: 'javascript:alert(1)' }],
  ['location_id', { location_id: 7 }],
  ...badTexts.map(([, tripName]): [string, object] => ['tripName', { tripName }]),
])('a wrong %s is refused in a new trip, a copy and a change: %j', (field, wrong) => {
  for (const schema of [newTrip, tripCopy, tripChange])
    expect(Object.keys(problemsOf(schema, { ...form, ...wrong }))).toEqual([field]);
});

test('a copy needs only its dates, and a web address only with a name', () => {
  expect(problemsOf(tripCopy, { start_date: start, end_date: end })).toEqual({});
  expect(Object.keys(problemsOf(tripCopy, {})).sort()).toEqual(['end_date', 'start_date']);
  const unnamed = { start_date: start, end_date: end, location_url: 'https://flat.example' };
  expect(Object.keys(problemsOf(tripCopy, unnamed))).toEqual(['location_name']);
  for (const sent of [
    { start_date: yesterday, end_date: end },
    { start_date: end, end_date: start },
  ])
    expect(Object.keys(problemsOf(tripCopy, sent))).toHaveLength(1);
});

const car = { drivetrain: '4 Wheel Drive', seats: 5 };
const dog = { pet_type: 'Dog' };

test.each<[string, object]>([
  ['party.adults', { adults: 0 }],
  ['party.adults', { adults: 31 }],
  ['party.adults', { children: 1 }],
  ['party.children', { adults: 1, children: 31 }],
  ['party.toddlers', { adults: 1, toddlers: -1 }],
  ['party.babies', { adults: 1, babies: 1.5 }],
  ['party.pets', { adults: 1, pets: Array(31).fill(dog) }],
  ['party.pets.0.pet_type', { adults: 1, pets: [{ pet_type: 'Goose' }] }],
  ['party.cars', { adults: 1, cars: Array(11).fill(car) }],
  ['party.cars.0.drivetrain', { adults: 1, cars: [{ seats: 5 }] }],
  ['party.cars.0.seats', { adults: 1, cars: [{ ...car, seats: 31 }] }],
])('%s out of bounds is refused at its field', (field, party) => {
  expect(Object.keys(problemsOf(newTrip, { ...form, party }))).toEqual([field]);
});

test('twice the maximum of invitees may be typed, because some may be duplicates', () => {
  expect(invitees.safeParse(Array(400).fill('mia@example.com')).success).toBe(true);
  expect(problemsOf(invitees, Array(401).fill('mia@example.com'))).toEqual({
    '': 'Please invite up to 200 people.',
  });
});

test('a trip under way may be moved, but may not end before it starts', () => {
  expect(problemsOf(tripDates, { start_date: yesterday, end_date: end })).toEqual({});
  expect(problemsOf(tripDates, { start_date: end, end_date: start })).toEqual({
    end_date: 'A trip can’t end before it starts.',
  });
});

test('a field that a change leaves out keeps its value', () => {
  for (const change of [{ tripName: 'Easter' }, { location_name: 'The Gorge' }, { location_id: anId }])
    expect(problemsOf(tripChange, change)).toEqual({});
  expect(problemsOf(tripChange, { start_date: start, end_date: end })).toEqual({});
});

test.each([
  ['nothing at all', {}, ['start_date', 'end_date']],
  ['a start without an end', { start_date: start }, ['end_date']],
  ['an end without a start', { end_date: end, tripName: 'Easter' }, ['start_date']],
  ['a start without an end beside a name', { start_date: start, tripName: 'Easter' }, ['end_date']],
  ['a site without a name', { location_url: 'https://flat.example' }, ['location_name']],
  ['the dates the wrong way round', { start_date: end, end_date: start }, ['end_date']],
])('a change of %s is refused', (_, change, fields) => {
  expect(Object.keys(problemsOf(tripChange, change)).sort()).toEqual([...fields].sort());
});

test('hiding and listing need true or false', () => {
  for (const hidden of [undefined, null, 'true', 1])
    expect(problemsOf(hiddenTrip, { hidden })).toEqual({ hidden: 'Please say whether to hide the trip.' });
  expect(hiddenTrip.parse({ hidden: true })).toEqual({ hidden: true });
  for (const query of [{}, { hidden: 'true' }, { hidden: 'false' }])
    expect(listQuery.parse(query)).toEqual(query);
  expect(problemsOf(listQuery, { hidden: '1' })).toEqual({ hidden: 'This must be true or false.' });
});
