import type { Household } from '@/lib/trips/attendance/schema';
import type { CampDay, Days } from '@/lib/trips/days/schema';
import { todayLines } from './today-lines';

const household = (household_id: string, more: Partial<Household> = {}): Household => ({
  household_id,
  profile_id: household_id,
  profile_name: household_id,
  crew: [],
  vehicles: [],
  arrive_on: null,
  leave_on: null,
  arrive_by: null,
  leave_by: null,
  ...more,
});
const sunday = '2027-01-24';
const plan = (day: string, text: string, at: string | null, households: string[] = []) => ({
  id: text,
  day,
  at,
  text,
  notes: null,
  by: null,
  households,
});
const campDay = (day: string, more: Partial<CampDay> = {}): CampDay => ({
  day,
  arriving: [],
  leaving: [],
  meals: [],
  duties: [],
  plans: [],
  ...more,
});
const days: Days = {
  duties: ['Dishes', 'Fill the jerries', 'Pack up'],
  days: [
    campDay(sunday, {
      meals: [
        { meal: 'lunch', title: 'Rolls', cooks: ['Linh'], people: 12 },
        { meal: 'dinner', title: 'Pasta', cooks: ['Sam'], people: 12 },
      ],
      duties: [{ duty: 0, household_id: 'Linh' }],
      plans: [plan(sunday, 'Swim at the bend', '16:00', ['Olivia', 'Sam'])],
    }),
    campDay('2027-01-25', {
      duties: [{ duty: 1, household_id: 'Sam' }],
      plans: [plan('2027-01-25', 'Careys Cave', '09:30')],
    }),
    campDay('2027-01-26', { duties: [{ duty: 2, household_id: null }] }),
  ],
};
const shown = (more: Partial<Parameters<typeof todayLines>[0]> = {}) =>
  todayLines({
    trip: { start_date: '2027-01-23', end_date: '2027-01-26' },
    days,
    households: [household('Sam'), household('Olivia'), household('Linh')],
    ownId: 'Sam',
    day: sunday,
    time: '17:20',
    sunset: '20:14',
    sky: 'Clear, 16° overnight',
    tides: null,
    checkOut: '11:00',
    next: `14c ${sunday} dinner`,
    ...more,
  }).map(({ when, text, detail }) => [when, text, detail].join(' | '));

test('the rest of the day goes by the clock, without what is over and what is next', () => {
  expect(shown()).toEqual([
    'Now | Swim at the bend | Sam and Olivia',
    'Tonight | Dishes | Linh’s turn',
    '8:14 pm | Sunset | Clear, 16° overnight',
    'Tomorrow | Careys Cave, 9:30 am | Your turn: fill the jerries',
  ]);
});

test.each([
  ['in the morning', '08:30', ['Lunch', '4 pm', 'Dinner', 'Tonight', '8:14 pm', 'Tomorrow']],
  ['after the plan', '18:30', ['Dinner', 'Tonight', '8:14 pm', 'Tomorrow']],
  ['at night', '22:30', ['Tomorrow']],
])('%s', (_, time, whens) => {
  const lines = shown({ time, next: undefined });
  expect(lines.map((line) => line.split(' | ')[0])).toEqual(whens);
});

test('another reader sees who cooks, and no turns of others tomorrow', () => {
  const lines = shown({ ownId: 'Linh', next: undefined });
  expect(lines).toContain('Dinner | Pasta | Sam cooks');
  expect(lines).toContain('Tonight | Dishes | Your turn');
  expect(lines.at(-1)).toBe('Tomorrow | Careys Cave, 9:30 am | ');
});

test('the last day says until when to pack up, and which duty is open', () => {
  expect(shown({ day: '2027-01-26', time: '08:00', sunset: null })).toEqual([
    'Today | Pack up | Nobody yet',
    '11 am | Pack up by 11 am | ',
  ]);
});

test('a household that comes later in the day is announced until then', () => {
  const arriving = { ...days, days: [campDay(sunday, { arriving: ['Linh'] })] };
  const late = [household('Sam'), household('Linh', { arrive_by: 'night' })];
  const told = { days: arriving, households: late, sunset: null };
  expect(shown(told)).toEqual(['Tonight | Linh arrives | ']);
  expect(shown({ ...told, time: '23:30' })).toEqual([]);
});

test('an open duty can be taken by a household that is there for it', () => {
  const dutyOf = (ownId: string, stay: Partial<Household> = {}) =>
    todayLines({
      trip: { start_date: '2027-01-23', end_date: '2027-01-26' },
      days: { ...days, days: [campDay(sunday, { duties: [{ duty: 0, household_id: null }] })] },
      households: [household('Sam', stay)],
      ownId,
      day: sunday,
      time: '17:20',
      sunset: null,
      sky: '',
      tides: null,
      checkOut: null,
      next: undefined,
    })[0]?.duty;
  expect(dutyOf('Sam')).toEqual({ day: sunday, duty: 0, name: 'Dishes', household: 'Sam' });
  expect(dutyOf('Sam', { leave_on: sunday })).toBeUndefined();
  expect(dutyOf('Joe')).toBeUndefined();
});

test('the next low tide of the day stands among the lines, with its station', () => {
  const turn = (time: string, high: boolean) => ({ time, high, metres: 1, part: 0.5 });
  const turns = [turn('05:10', false), turn('11:20', true), turn('17:40', false)];
  const tides = {
    station: 'Brisbane Bar',
    km: 14,
    zone: 'Australia/Brisbane',
    days: [{ day: sunday, turns, curve: [] }],
  };
  const tideAt = (time: string) =>
    shown({ tides, time }).find((line) => JSON.stringify(line).includes('Low tide'));
  expect(JSON.stringify(tideAt('09:00'))).toContain(
    'Predicted for Brisbane Bar, 14\u00a0km. Not for navigation',
  );
  expect(tideAt('18:00')).toBeUndefined();
});
