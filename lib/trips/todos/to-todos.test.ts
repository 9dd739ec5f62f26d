import { camper, car } from '@/tests/factories/households';
import { goingRow, inviteeRow } from '@/tests/factories/trip-people';
import { seatPlan } from '../cars/seat-plan';
import type { Todo } from './schema';
import { suggestTodos, type TodoFacts, toTodos } from './to-todos';

const todo = (text: string, changes: Partial<Todo> = {}): Todo => ({
  id: text,
  text,
  household_id: 'mia',
  due_on: null,
  done: false,
  done_by: null,
  by: 'mia',
  from: 'added',
  ...changes,
});
const going = [{ household_id: 'mia' }];

test('to-dos without an owner come first, then by date with undated ones last, and done ones at the end', () => {
  const all = [
    todo('done', { done: true, done_by: 'mia', household_id: null }),
    todo('undated'),
    todo('late', { due_on: '2026-10-09' }),
    todo('soon', { due_on: '2026-10-02' }),
    todo('nobody’s', { household_id: null, due_on: '2026-12-01' }),
    todo('left behind', { household_id: 'tom' }),
  ];
  const shown = toTodos(all, going);
  expect(shown.map(({ text }) => text)).toEqual([
    'nobody’s',
    'left behind',
    'soon',
    'late',
    'undated',
    'done',
  ]);
  expect(shown[1]?.household_id).toBeNull();
});

test('on a trip that was called off, to-dos about the booking come first', () => {
  const rows = [
    todo('Ice', { household_id: null }),
    todo('Cancel the booking', { due_on: '2027-03-01', from: 'booking' }),
  ];
  const texts = (calledOff: boolean) => toTodos(rows, going, calledOff).map(({ text }) => text);
  expect(texts(false)).toEqual(['Ice', 'Cancel the booking']);
  expect(texts(true)).toEqual(['Cancel the booking', 'Ice']);
});

const facts: TodoFacts = {
  fires: null,
  drinkingWater: null,
  wayIn: null,
  names: new Map(),
  plan: { cars: [] },
  gearLines: [],
  tows: false,
};
const suggested = (changes: Partial<TodoFacts>, texts: string[] = []) =>
  suggestTodos(
    { ...facts, ...changes },
    texts.map((text) => ({ text })),
  );
const stove = (struck: boolean) => ({
  rule: 'stoves',
  struck,
  by: [{ household_id: '1', name: 'Mia', quantity: 1, said: true }],
});

test.each<[Partial<TodoFacts>, string[]]>([
  [{}, []],
  [{ fires: false, drinkingWater: true, wayIn: '2 Wheel Drive' }, []],
  [{ fires: true }, ['Check fire bans', 'Get firewood']],
  [{ drinkingWater: false }, ['Fill the water jerry cans']],
  [{ wayIn: '4 Wheel Drive' }, ['Check the spare tyre', 'Pack the recovery gear']],
  [{ tows: true }, ['Check the spare tyre']],
  [{ gearLines: [stove(false)] }, ['Fill the gas bottle']],
  [{ gearLines: [stove(true)] }, []],
  [{ gearLines: [{ ...stove(false), by: [] }] }, []],
])('%j suggests %j', (changes, texts) => {
  expect(suggested(changes)).toEqual(texts);
});

test('a to-do that is already on the list, in any case, isn’t suggested', () => {
  expect(suggested({ fires: true }, ['check FIRE bans'])).toEqual(['Get firewood']);
});

test('a child in another household’s car needs a child seat there, a child in its own car doesn’t', () => {
  const olivia = goingRow('Olivia Reed', null, {
    crew: [camper('Olivia'), camper('Ivy', 'child')],
    vehicles: [car('wagon', { seats: 7 })],
  });
  const linh = goingRow('Linh', inviteeRow('linh'), { crew: [camper('Linh'), camper('Bao', 'toddler')] });
  const seats = { Olivia: 'wagon', Ivy: 'wagon', Linh: 'wagon', Bao: 'wagon' };
  const plan = seatPlan([olivia, linh], { seats, tows: {} }, null);
  const names = new Map([olivia, linh].map((each) => [each.household_id, each.profile_name]));
  expect(suggested({ plan, names })).toEqual([`Child seat for Bao in ${plan.cars[0]?.name}`]);
});
