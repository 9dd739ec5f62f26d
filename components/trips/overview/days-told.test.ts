import type { Household } from '@/lib/trips/attendance/schema';
import type { CampDay } from '@/lib/trips/days/schema';
import { daysTold } from './days-told';

const households = ['Sam Walker', 'Olivia Hart'].map(
  (profile_name) => ({ household_id: profile_name.split(' ')[0], profile_name }) as Household,
);
const day = (more: Partial<CampDay>): CampDay => ({
  day: '2027-01-24',
  arriving: [],
  leaving: [],
  meals: [],
  duties: [],
  plans: [],
  ...more,
});
const dinner = (title: string | null, ...cooks: string[]) => [
  { meal: 'dinner' as const, title, cooks, people: 9 },
];
const plan = (text: string, at: string | null) => ({
  id: text,
  day: '2027-01-24',
  at,
  text,
  notes: null,
  by: null,
  households: [],
});

test.each<[string, Partial<CampDay>, string[]]>([
  ['nothing', {}, []],
  ['a dinner', { meals: dinner('Tacos', 'Olivia') }, ['Tacos by Olivia']],
  ['the reader’s dinner without a dish', { meals: dinner(null, 'Sam') }, ['Your dinner']],
  ['a dinner by two', { meals: dinner('Curry', 'Sam', 'Olivia') }, ['Curry by you and Olivia']],
  [
    'stars after the dinner',
    { meals: dinner('Pasta', 'Sam'), plans: [plan('Stars with Minh', '21:00')] },
    ['Your pasta, then stars with Minh'],
  ],
  [
    'cards at 6:45 pm, after the dinner',
    { meals: dinner('Pasta', 'Sam'), plans: [plan('Cards', '18:45')] },
    ['Your pasta, then cards'],
  ],
  ['a walk', { plans: [plan('Careys Cave', '09:30')] }, ['Careys Cave']],
])('a day with %s', (_, more, lines) => {
  const told = daysTold({ days: [day(more)], duties: [] }, { households, ownId: 'Sam' });
  expect(told.flatMap((each) => each.lines.map(({ text }) => text))).toEqual(lines);
});
