import { anId, asSent, problemsOf } from '@/tests/problems';
import {
  attendance,
  attendanceChange,
  attendanceOptions,
  attendee,
  attendingChange,
  companion,
  invitee,
  vehicle,
} from './schema';

const camper = { type: 'camper', id: anId, name: 'Zoe', age: 'adult', is_owner: true };
const pet = { type: 'pet', id: anId, name: 'Rex', pet_type: 'Dog', breed: null };
const car = {
  type: 'car',
  id: anId,
  make: 'Subaru',
  model: 'Forester',
  colour: 'Green',
  drivetrain: 'All Wheel Drive',
  seats: 5,
  can_tow: false,
  description: 'Roof racks',
};
const boat = { type: 'boat', id: anId, boat_type: 'Sailboat', description: null };
const trailer = { type: 'trailer', id: anId, trailer_type: 'Caravan', description: null };

const nights = { arrive_on: '2027-03-27', leave_on: null, arrive_by: 'night' as const, leave_by: null };

test('others see who comes and in which vehicles, without e-mail addresses and number plates', () => {
  expect(asSent(companion, { ...camper, email: 'zoe@example.com' })).toEqual(camper);
  expect(asSent(companion, pet)).toEqual(pet);
  const counted = { ...car, anyway: false, parks_at: null, convoy: null };
  expect(asSent(vehicle, { ...counted, registration: 'ABC123' })).toEqual(counted);
  for (const other of [boat, trailer]) expect(asSent(vehicle, other)).toEqual(other);
});

test('a household sees all of its own fields', () => {
  const crew = [{ ...camper, email: 'zoe@example.com' }, pet];
  const rides = [{ ...car, registration: 'ABC123' }];
  expect(asSent(attendance, { crew, rides, ...nights })).toEqual({ crew, rides, ...nights });
  expect(asSent(attendanceOptions, { crew, vehicles: rides })).toEqual({ crew, vehicles: rides });
});

test.each([
  [
    'an attendee',
    attendee,
    { profile_id: null, profile_name: 'Zoe', crew: [camper], vehicles: [boat], ...nights },
  ],
  [
    'an invitee',
    invitee,
    {
      id: anId,
      profile_id: null,
      name: null,
      email: null,
      attending: null,
      reconfirm: false,
      co_organiser: false,
      by_link: true,
    },
  ],
])('%s leaves with its own fields alone', (_, schema, sample) => {
  expect(asSent(schema, sample)).toEqual(sample);
});

test('an answer is going or not going, or null without people and vehicles to take it back', () => {
  const words = { attending: 'Please answer going or not going.' };
  for (const schema of [attendingChange, attendanceChange]) {
    expect(schema.parse({ attending: true })).toEqual({ attending: true });
    for (const attending of [undefined, 'true', 1, {}])
      expect(problemsOf(schema, { attending })).toEqual(words);
    for (const dates of [
      'tomorrow',
      { start_date: '2026-02-30', end_date: '2026-03-01' },
      { start_date: '2026-03-01' },
    ])
      expect(Object.keys(problemsOf(schema, { attending: true, for_dates: dates }))[0]).toMatch(/^for_dates/);
  }
  expect(problemsOf(attendanceChange, { attending: null })).toEqual(words);
  expect(attendingChange.parse({ attending: null })).toEqual({ attending: null });
  expect(problemsOf(attendanceChange, { attending: true, crew_member_ids: 'x', ride_ids: 'x' })).toEqual({
    crew_member_ids: 'This must be a list of crew member ids.',
    ride_ids: 'This must be a list of ride ids.',
  });
});

test('a stay’s days exist', () => {
  for (const day of ['2027-02-30', 7, 'tomorrow']) {
    const problems = problemsOf(attendanceChange, { attending: true, arrive_on: day, leave_on: day });
    expect(Object.keys(problems).sort()).toEqual(['arrive_on', 'leave_on']);
  }
});
