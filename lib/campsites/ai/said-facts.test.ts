import { topics } from '../known-facts';
import type { ShownSuggestion } from '../suggestion-schema';
import { saidFacts } from './said-facts';

const facts = (said: Partial<ShownSuggestion>) =>
  saidFacts({ access: 'Unknown', petFriendly: 'No', features: [], ...said } as ShownSuggestion);

test('what was said is told as of any campsite', () => {
  const { known, more, lacks } = facts({
    access: '4 Wheel Drive',
    petFriendly: 'Yes',
    features: ['Toilets', 'Swimming hole'],
  });
  expect(known).toEqual([
    { topic: 'access', text: '4 Wheel Drive needed' },
    { topic: 'pets', text: 'Pets welcome' },
    { topic: 'toilets', text: 'Toilets' },
  ]);
  expect([more, lacks]).toEqual([['Swimming hole'], []]);
});

test('its no to pets may be a don’t know, and stands where pets stand', () => {
  const { known, unknown } = facts({ features: ['Toilets'], access: '2 Wheel Drive' });
  expect(known.map(({ text }) => text)).toEqual(['2 Wheel Drive gets there', 'Pets unconfirmed', 'Toilets']);
  expect(unknown).not.toContain('pets');
});

test('of what it left out nothing is known', () => {
  const { known, more, lacks, unknown } = facts({ petFriendly: 'Yes' });
  expect([known.length, more, lacks]).toEqual([1, [], []]);
  expect(unknown).toEqual(topics.filter((topic) => topic !== 'pets'));
});

test.each([
  ['Flush toilets', 'toilets'],
  ['drinking WATER', 'water'],
  ['Hot shower', 'showers'],
  ['powered', 'power'],
  ['Firewood', 'fires'],
  ['Mobile signal', 'reception'],
  ['Boat launch', 'boat_ramp'],
  ['Fees apply', 'cost'],
] as const)('%s says something of %s, in other words than ours', (feature, topic) => {
  const { more, unknown } = facts({ features: [feature], petFriendly: 'Yes' });
  expect(more).toEqual([feature]);
  expect(unknown).toEqual(topics.filter((other) => other !== topic && other !== 'pets'));
});

test('a coffee is no fee', () => {
  expect(facts({ features: ['Coffee van'] }).unknown).toContain('cost');
});

test('water to swim in is none to drink', () => {
  expect(facts({ features: ['Waterfall'] }).unknown).toContain('water');
});
