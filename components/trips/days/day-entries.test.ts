import type { CampDay, Plan } from '@/lib/trips/days/schema';
import { type DaysHousehold, dayEntries } from './day-entries';

const trip = { start_date: '2027-01-23', end_date: '2027-01-26' };
const stay = { arrive_on: null, leave_on: null, arrive_by: null, leave_by: null };
const home = (household_id: string, more: Partial<DaysHousehold> = {}): DaysHousehold => ({
  household_id,
  name: household_id,
  people: 2,
  ...stay,
  ...more,
});
const plan = (text: string, at: string | null): Plan => ({
  id: text,
  day: '2027-01-23',
  at,
  text,
  notes: null,
  by: 'sam',
  households: [],
});
const meal = (kind: 'breakfast' | 'lunch' | 'dinner') => ({
  meal: kind,
  title: null,
  cooks: [],
  people: 4,
});
const day = (more: Partial<CampDay>): CampDay => ({
  day: '2027-01-23',
  arriving: [],
  leaving: [],
  meals: [],
  duties: [],
  plans: [],
  ...more,
});

test('a day is ordered by time, with plans without a time first', () => {
  const households = [home('sam'), home('mia', { arrive_by: 'night' })];
  const entries = dayEntries(
    day({
      arriving: ['sam', 'mia'],
      meals: [meal('dinner')],
      plans: [plan('Cards', null), plan('Swim', '16:30'), plan('Early walk', '07:00')],
    }),
    trip,
    households,
  );
  expect(entries.map(({ when, kind }) => `${when}: ${kind}`)).toEqual([
    'Some time: plan',
    '7 am: plan',
    'Afternoon: arriving',
    '4:30 pm: plan',
    'Dinner: meal',
    'Evening: arriving',
  ]);
});

test('on the last day households leave after breakfast, unless they named another time', () => {
  const households = [home('sam'), home('mia', { leave_by: 'afternoon' })];
  const entries = dayEntries(
    day({ day: '2027-01-26', leaving: ['sam', 'mia'], meals: [meal('breakfast'), meal('lunch')] }),
    trip,
    households,
  );
  expect(entries.map(({ when }) => when)).toEqual(['Breakfast', 'Morning', 'Lunch', 'Afternoon']);
});
