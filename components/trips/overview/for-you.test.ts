import { seatPlan } from '@/lib/trips/cars/seat-plan';
import type { Costs } from '@/lib/trips/costs/schema';
import { camper, car } from '@/tests/factories/households';
import { goingRow, inviteeRow } from '@/tests/factories/trip-people';
import { forYou } from './for-you';

type Page = Parameters<typeof forYou>[0];

const mia = goingRow('Mia Bennett', null, {
  crew: [camper('Mia Bennett')],
  vehicles: [car('van', { seats: 4 })],
});
const tom = goingRow('Tom Walker', inviteeRow('tom', { own: true }), {
  crew: [camper('Tom'), camper('Poppy', 'child')],
});
const page = {
  trip: { id: '1', start_date: '2027-03-26', end_date: '2027-03-29' },
  people: { attendees: [mia, tom], pending: [], notGoing: [] },
  plan: seatPlan([mia, tom], { seats: { 'Mia Bennett': 'van' }, tows: {} }, null),
  findings: [],
  cooked: [],
  ownTodos: [],
  ownId: 'tom',
  homePlan: null,
  leavesPlans: true,
  site: { reception: null },
} as unknown as Page;
const planning = { closed: false };
const costs: Pick<Costs, 'settlement' | 'balances'> = {
  settlement: [
    { from: 'tom', to: 'trip', cents: 2460, may_mark: true, pay_to: null },
    { from: 'ann', to: 'tom', cents: 100, may_mark: true, pay_to: null },
  ],
  balances: ['Tom Walker', 'Mia Bennett', 'Ann Lee'].map((name, index) => ({
    household_id: ['tom', 'trip', 'ann'][index] as string,
    name,
    cents: 0,
    paid: 0,
    share: 0,
    rounding: 0,
    own: index === 0,
    going: true,
  })),
};
/** Returns the page with these attendees. `seats` has the car in which each person sits. */
const withGoing = (
  attendees: Page['people']['attendees'],
  seats: Record<string, string> = { 'Mia Bennett': 'van' },
) => ({
  ...page,
  people: { ...page.people, attendees },
  plan: seatPlan(attendees, { seats, tows: {} }, null),
});
const texts = (changes: Partial<Page> = {}, closed = false, money: typeof costs | null = null) =>
  forYou({ ...page, ...changes }, { closed }, money).rows.map((row) => ('text' in row ? row.text : row.kind));

test('people without a seat are offered another household’s car that has room for all of them', () => {
  expect(forYou(page, planning, null).rows).toEqual([
    {
      kind: 'seat',
      text: 'Tom and Poppy need a seat',
      why: null,
      people: ['Tom', 'Poppy'],
      car: { ride_id: 'van', with: 'Mia' },
    },
  ]);
  const small = { ...mia, vehicles: [car('van', { seats: 2 })] };
  expect(forYou(withGoing([small, tom]), planning, null).rows).toMatchObject([{ kind: 'seat', car: null }]);
});

test('the task to find a seat says when the household’s own car can’t reach the site', () => {
  const text = 'Tom’s Corolla can’t reach the site';
  const finding = { rule: 'access', level: 'problem', text, who: ['Tom Walker'] };
  const others = { ...finding, text: 'Zoe’s Yaris can’t reach the site', who: ['Zoe Hill'] };
  const findings = [others, finding] as Page['findings'];
  expect(forYou({ ...page, findings }, planning, null).rows).toMatchObject([{ kind: 'seat', why: text }]);
});

test('a person who comes alone is addressed as “you”', () => {
  const alone = { ...tom, crew: [camper('Tom')] };
  expect(texts(withGoing([mia, alone]))).toEqual(['You need a seat']);
});

test('a child isn’t offered a car without an adult', () => {
  const others = { ...goingRow('Zoe Hill', inviteeRow('zoe')), vehicles: [car('ute')] };
  const found = forYou(withGoing([mia, tom, others], { Tom: 'van' }), planning, null);
  expect(found.rows).toMatchObject([{ text: 'Poppy needs a seat', car: { ride_id: 'van' } }]);
});

test('a dish and a debt come after a seat, in this order', () => {
  const meal = { day: '2027-03-27', meal: 'dinner', own: true, titled: false } as const;
  const cooked = [meal, { ...meal, own: false }, { ...meal, titled: true }];
  expect(forYou({ ...page, cooked } as Page, planning, costs).rows).toMatchObject([
    { kind: 'seat' },
    { kind: 'dish', meal: 'Saturday dinner' },
    { kind: 'debt', text: 'You owe Mia $24.60', paid: 'I’ve paid' },
  ]);
});

test('a person who rides in another household’s car reads whose it is, and has no task left', () => {
  const seats = { 'Mia Bennett': 'van', Tom: 'van', Poppy: 'van' };
  const seated = { ...page, plan: seatPlan([mia, tom], { seats, tows: {} }, null) };
  expect(forYou(seated, planning, null)).toEqual({ rows: [], ride: 'You ride with Mia.', problems: 0 });
  expect(forYou({ ...seated, ownId: 'trip' }, planning, null).ride).toBe('You drive, with Tom and Poppy.');
});

test('after the trip payments come first, owed and due, then the packing list', () => {
  expect(texts({}, true, costs)).toEqual(['You owe Mia $24.60', 'Ann owes you $1.00']);
  expect(texts({ asksPacking: true }, true, costs).at(-1)).toBe('packing');
  expect(texts({ asksPacking: true })).not.toContain('packing');
});

test('other people’s debts are not shown', () => {
  expect(texts({ ownId: 'zoe' }, true, costs)).toEqual([]);
});

test.each([
  ['a week before', '2027-03-19', {}, true],
  ['on the first day', '2027-03-26', {}, true],
  ['earlier', '2027-03-18', {}, false],
  ['later', '2027-03-27', {}, false],
  ['where nobody knows of the reception', '2027-03-20', { site: { reception: null } }, false],
  ['where there is reception', '2027-03-20', { site: { reception: true } }, false],
  ['with a plan', '2027-03-20', { homePlan: { name: 'Lorraine' } }, false],
  ['where nothing works on the queue each minute', '2027-03-20', { leavesPlans: false }, false],
  ['for whoever isn’t going', '2027-03-20', { ownId: 'ann' }, false],
])('%s, a household that goes out of reception is asked who at home knows', (_, day, changes, asked) => {
  const there = { ...page, site: { reception: false }, ...changes } as Page;
  const { rows } = forYou(there, planning, null, new Date(`${day}T00:00:00Z`));
  expect(rows.some(({ kind }) => kind === 'home')).toBe(asked);
});
