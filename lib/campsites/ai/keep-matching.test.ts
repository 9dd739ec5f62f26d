import type { Suggestion } from '../suggestions/schema';
import { keepMatching } from './keep-matching';

const site = (name: string, changes: Partial<Suggestion> = {}): Suggestion => ({
  name,
  features: [],
  access: 'Unknown',
  petFriendly: null,
  url: null,
  town: null,
  ...changes,
});

type Search = Parameters<typeof keepMatching>[1];

const kept = (sites: Suggestion[], search: Search, features: string[] = []) =>
  keepMatching(sites, search, features).map(({ name }) => name);

test('without text and filters every suggestion stays', () => {
  const sites = [site('A'), site('B', { access: '4 Wheel Drive' })];
  for (const search of [
    {},
    { text: null, filters: null },
    { text: '', filters: { drivetrain: '' } },
  ] as Search[])
    expect(kept(sites, search)).toEqual(['A', 'B']);
});

test('the text may be in the name or a feature, in any case', () => {
  const sites = [site('Creek Flat'), site('Gorge', { features: ['Power', 'Creek swimming'] }), site('Hill')];
  expect(kept(sites, { text: 'cReek' })).toEqual(['Creek Flat', 'Gorge']);
});

const cars = [
  site('2', { access: '2 Wheel Drive' }),
  site('A', { access: 'All Wheel Drive' }),
  site('4', { access: '4 Wheel Drive' }),
  site('?'),
];

test.each([
  ['2 Wheel Drive', ['2']],
  ['All Wheel Drive', ['2', 'A']],
  ['4 Wheel Drive', ['2', 'A', '4']],
] as const)('a car with %s reaches what asks for it or less', (drivetrain, names) => {
  expect(kept(cars, { filters: { drivetrain } })).toEqual(names);
  expect(kept(cars, { filters: { drivetrain, unknown: true } })).toEqual([...names, '?']);
  expect(kept(cars, { filters: { drivetrain, unknown_access: true } })).toEqual([...names, '?']);
});

test('the AI’s yes or no to pets counts, and pets are unknown only when it said neither', () => {
  const sites = [site('Yes', { petFriendly: 'Yes' }), site('No', { petFriendly: 'No' }), site('?')];
  expect(kept(sites, { filters: { pets: true } })).toEqual(['Yes']);
  expect(kept(sites, { filters: { pets: false } })).toEqual(['No']);
  expect(kept(sites, { filters: { pets: true, unknown: true } })).toEqual(['Yes', '?']);
  expect(kept(sites, { filters: { pets: false, unknown: true } })).toEqual(['No', '?']);
});

test('every feature of the filter is required, unless unknown sites stay', () => {
  const sites = [site('Both', { features: ['power', 'Toilets'] }), site('One', { features: ['Power'] })];
  expect(kept(sites, {}, ['Power', 'TOILETS'])).toEqual(['Both']);
  expect(kept(sites, { filters: { unknown: true } }, ['Power', 'Toilets'])).toEqual(['Both', 'One']);
});
