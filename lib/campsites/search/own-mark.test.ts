import type { ListedSite } from './listed-site';
import { ownMark } from './own-mark';

const [two, all, four] = ['2 Wheel Drive', 'All Wheel Drive', '4 Wheel Drive'] as const;
const site = (drivetrain: ListedSite['drivetrain'], pet_friendly: boolean | null) =>
  ({ drivetrain, pet_friendly }) as ListedSite;

const corolla = { name: 'Corolla', drivetrain: two };
const outback = { name: 'Outback', drivetrain: all };
const prado = { name: 'Prado', drivetrain: four };

test.each([
  [four, false, corolla, ['Biscuit'], 'no', 'Too rough for your Corolla, no place for Biscuit'],
  [four, true, corolla, ['Biscuit'], 'no', 'Too rough for your Corolla'],
  [four, false, corolla, [], 'no', 'Too rough for your Corolla'],
  [four, false, prado, ['Biscuit', 'Rusty'], 'no', 'No place for your pets'],
  [null, false, null, ['Biscuit'], 'no', 'No place for Biscuit'],
  [four, true, outback, ['Biscuit'], 'ask', 'Check the way in for your Outback'],
  [four, null, outback, [], 'ask', 'Check the way in for your Outback'],
  [four, null, prado, ['Biscuit'], 'yes', 'Suits your Prado. Ask about Biscuit'],
  [four, null, prado, ['Biscuit', 'Rusty'], 'yes', 'Suits your Prado. Ask about your pets'],
  [two, null, corolla, [], 'yes', 'Suits your Corolla'],
  [two, true, corolla, ['Biscuit'], 'yes', 'Suits your household'],
  [null, true, corolla, ['Biscuit'], 'yes', 'Welcomes Biscuit'],
  [four, true, null, ['Biscuit', 'Rusty'], 'yes', 'Welcomes your pets'],
] as const)('%s, pets %s, %j, %j: %s, %s', (access, pets, car, names, look, text) => {
  expect(ownMark(site(access, pets), { car, pets: names })).toEqual({ look, text });
});

test('a car that is no 4WD asks about an island without a mapped road', () => {
  const evidence = { road: 'none_1km', island: 'likely_4wd', dogs: null } as const;
  const island = { ...site(null, null), evidence };
  const ask = { look: 'ask', text: 'Likely 4WD only: ask about your Corolla' };
  expect(ownMark(island, { car: corolla, pets: [] })).toEqual(ask);
  expect(ownMark(island, { car: prado, pets: [] })).toBeNull();
  expect(ownMark({ ...island, drivetrain: two }, { car: corolla, pets: [] })).toMatchObject({ look: 'yes' });
});

test.each([
  ['nothing is known', site(null, null), { car: corolla, pets: ['Biscuit'] }],
  ['a 4WD gets there anyway', site(null, null), { car: prado, pets: [] }],
  ['the household has neither', site(four, false), { car: null, pets: [] }],
  ['only the other is known', site(four, null), { car: null, pets: ['Biscuit'] }],
])('a card says nothing when %s', (_, at, own) => {
  expect(ownMark(at, own)).toBeNull();
});
