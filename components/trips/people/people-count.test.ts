import { addDays } from '@/lib/dates';
import { countAll } from '@/lib/trips/headcount/count';
import { camper, dog } from '@/tests/factories/households';
import { nightsText, peopleCountText } from './people-count';

/** People on each night from Saturday 23 January on, out of so many in all. */
function counted(people: number[], all = Math.max(...people)) {
  const of = (count: number) =>
    countAll([{ crew: Array.from({ length: count }, (_, id) => camper(`${id}`)), vehicles: [] }]);
  return {
    total: of(all),
    nights: people.map((count, index) => ({ night: addDays('2027-01-23', index), ...of(count) })),
  };
}

test.each([
  [[9, 12, 12], '9 on Saturday night, 12 from Sunday'],
  [[9, 9, 12], '9 from Saturday to Sunday, 12 on Monday night'],
  [[12, 9], '12 on Saturday night, 9 on Sunday night'],
  [[12, 12], 'Everyone stays both nights'],
  [[12, 12, 12], 'Everyone stays all 3 nights'],
  [[12], ''],
  [[], ''],
  [[3, 5, 3, 6, 3], '3 to 6 a night, most on Tuesday'],
  [[9, ...Array<number>(9).fill(12)], '9 on Sat 23 Jan night, 12 from Sun 24 Jan'],
])('%j people a night read “%s”', (people, words) => {
  expect(nightsText(counted(people), false)).toBe(words);
});

test('nobody stays all nights when the nights have fewer people than the trip', () => {
  expect(nightsText(counted([9, 9], 12), false)).toBe('9 from Saturday');
});

test('after the trip everyone stayed', () => {
  expect(nightsText(counted([4, 4]), true)).toBe('Everyone stayed both nights');
});

test('pets are counted beside the people', () => {
  const cat = { type: 'pet' as const, pet_type: 'Cat' as const };
  const crew = [camper('1'), camper('2'), dog('Rusty'), dog('Rex'), cat];
  expect(peopleCountText({ total: countAll([{ crew, vehicles: [] }]) })).toBe('2 people, 2 dogs and a cat');
});
