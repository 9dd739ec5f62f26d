import { countWord } from '@/lib/text';
import type { Household } from '@/lib/trips/attendance/schema';
import type { CampDay } from '@/lib/trips/days/schema';
import { invitedDay, shownDay } from './day-lines';

const trip = { start_date: '2027-01-23', end_date: '2027-01-26' };
const household = (household_id: string, people: number, more: Partial<Household> = {}): Household => ({
  household_id,
  profile_id: household_id,
  profile_name: `${household_id} Walker`,
  crew: Array.from({ length: people }, (_, place) => ({
    type: 'camper',
    id: `${household_id}${place}`,
    name: `${household_id}${place}`,
    age: 'adult',
    is_owner: place === 0,
  })),
  vehicles: [],
  arrive_on: null,
  leave_on: null,
  arrive_by: null,
  leave_by: null,
  ...more,
});
const sam = household('Sam', 4);
const olivia = household('Olivia', 3);
const linh = household('Linh', 3, { arrive_on: '2027-01-24', arrive_by: 'morning' });
const priya = household('Priya', 1);

const empty: CampDay = { day: '2027-01-24', arriving: [], leaving: [], meals: [], duties: [], plans: [] };
const dinner = (cooks: string[], title: string | null = null) => ({
  meal: 'dinner' as const,
  title,
  cooks,
  people: 9,
});
const plan = (text: string, at: string | null) => ({
  id: text,
  day: empty.day,
  at,
  text,
  notes: null,
  by: null,
  households: [],
});
const camp = { trip, households: [sam, olivia, linh, priya], ownId: 'Sam', open: [] };
const textOf = (
  day: Partial<CampDay>,
  more: Partial<typeof camp> & Pick<Parameters<typeof shownDay>[1], 'open'> = camp,
) => shownDay({ ...empty, ...day }, { ...camp, ...more }).lines.map(({ text }) => text);

test.each<[string, Partial<CampDay>, string[]]>([
  ['nothing', {}, []],
  [
    'the reader and a family',
    { arriving: ['Sam', 'Olivia'] },
    [`You and Olivia’s ${countWord(3)} arrive in the afternoon`],
  ],
  ['a later family', { arriving: ['Linh'] }, [`Linh’s ${countWord(3)} arrive in the morning`]],
  ['one person', { arriving: ['Priya'] }, ['Priya arrives in the afternoon']],
  ['one who leaves early', { leaving: ['Priya'] }, ['Priya leaves in the morning']],
  [
    'the last day',
    { day: trip.end_date, leaving: ['Sam', 'Olivia', 'Linh', 'Priya'] },
    ['Pack up and home in the morning'],
  ],
  ['the reader’s dinner', { meals: [dinner(['Sam'])] }, ['Dinner: you']],
  ['a dinner with its dish', { meals: [dinner(['Olivia'], 'Tacos')] }, ['Dinner: Olivia, tacos']],
  [
    'plans around the dinner',
    { meals: [dinner(['Linh'])], plans: [plan('Stars', '21:00'), plan('Careys Cave', '09:30')] },
    ['Careys Cave, 9:30 am', 'Dinner: Linh', 'Stars, 9 pm'],
  ],
  ['a cooked lunch', { meals: [{ meal: 'lunch', title: 'Rolls', cooks: ['Sam'], people: 9 }] }, []],
])('a day with %s', (_, day, lines) => expect(textOf(day)).toEqual(lines));

test('households that arrive at different times of a day have a line each', () => {
  const late = { ...priya, arrive_by: 'night' as const };
  const lines = textOf({ arriving: ['Olivia', 'Priya'] }, { ...camp, households: [sam, olivia, late] });
  expect(lines).toEqual([`Olivia’s ${countWord(3)} arrive in the afternoon`, 'Priya arrives at night']);
});

test('everybody together are “Everyone”', () => {
  const lines = textOf({ arriving: ['Sam', 'Olivia'] }, { ...camp, households: [sam, olivia] });
  expect(lines).toEqual(['Everyone arrives in the afternoon']);
});

test('an open meal comes before the dinner, and a fourth line is only counted', () => {
  const day = {
    ...empty,
    arriving: ['Linh'],
    meals: [dinner(['Sam'])],
    plans: [plan('Swim', '16:00')],
  };
  const open = [{ day: day.day, meal: 'lunch' as const }];
  const { lines, more } = shownDay(day, { ...camp, open });
  expect(lines.map(({ text }) => text)).toEqual([
    `Linh’s ${countWord(3)} arrive in the morning`,
    'Lunch: nobody yet',
    'Swim, 4 pm',
  ]);
  expect(lines[1]).toMatchObject({ open: true });
  expect(more).toBe(1);
});

test.each<[string, Partial<CampDay>, string[]]>([
  [
    'arrival and dinner',
    { arriving: ['Linh'], meals: [dinner(['Olivia'], 'Tacos')] },
    [`Linh’s ${countWord(3)} arrive in the morning, Olivia cooks tacos`],
  ],
  ['only a plan', { plans: [plan('Careys Cave', '09:30')] }, ['Careys Cave, 9:30 am']],
  ['nothing', {}, []],
])('an invited reader sees a day with %s in one line', (_, day, lines) => {
  const shown = invitedDay({ ...empty, ...day }, { ...camp, ownId: null });
  expect(shown.lines.map(({ text }) => text)).toEqual(lines);
});

test('without names an invited reader sees only what is planned', () => {
  const day = { ...empty, arriving: ['Linh'], meals: [dinner(['Olivia'])], plans: [plan('Swim', null)] };
  expect(invitedDay(day, { ...camp, households: [] }).lines.map(({ text }) => text)).toEqual(['Swim']);
});
