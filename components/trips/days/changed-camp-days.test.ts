import type { CampDay } from '@/lib/trips/days/schema';
import { changedCampDays, type SaidDay } from './changed-camp-days';

const plan = { id: 'swim', day: '2027-01-23', at: null, text: 'Swim', notes: null, by: 'sam' };
const day: CampDay = {
  day: '2027-01-23',
  arriving: [],
  leaving: [],
  plans: [{ ...plan, households: ['sam'] }],
  meals: [{ meal: 'dinner', title: null, cooks: [], people: 4 }],
  duties: [{ duty: 0, household_id: null }],
};
const after = (said: SaidDay) => changedCampDays([day], said)[0];

test('turns, cooks and plans change in their days', () => {
  const on = { day: '2027-01-23' };
  expect(after({ ...on, change: 'turn', duty: 0, household_id: 'mia' })?.duties).toEqual([
    { duty: 0, household_id: 'mia' },
  ]);
  expect(
    after({ ...on, change: 'cook', meal: 'dinner', household_id: 'mia', name: 'Mia' })?.meals[0]?.cooks,
  ).toEqual(['mia']);
  const join = (going: boolean) =>
    after({ change: 'join', id: 'swim', household_id: 'mia', going })?.plans[0]?.households;
  expect([join(true), join(false)]).toEqual([['sam', 'mia'], ['sam']]);
  expect(after({ change: 'gone', id: 'swim' })?.plans).toEqual([]);
  expect(after({ change: 'turn', day: '2027-01-24', duty: 0, household_id: 'mia' })).toBe(day);
});

test('changes from the meals’ page change nothing here', () => {
  const tick = { change: 'tick', day: '2027-01-23', meal: 'dinner', id: 'rice', ticked: true };
  expect(after(tick as unknown as SaidDay)).toBe(day);
});
