import { topics } from '../facts/known-facts';
import { saidFacts } from './said-facts';
import type { ShownSuggestion } from './schema';

const facts = (said: Partial<ShownSuggestion>) =>
  saidFacts({ access: 'Unknown', petFriendly: null, features: [], ...said } as ShownSuggestion);

test('an AI’s words become facts as for any campsite', () => {
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

test('the AI’s "No" to pets is shown as "No pets"', () => {
  const { known, unknown } = facts({ petFriendly: 'No', features: ['Toilets'], access: '2 Wheel Drive' });
  expect(known.map(({ text }) => text)).toEqual(['2 Wheel Drive gets there', 'No pets', 'Toilets']);
  expect(unknown).not.toContain('pets');
});

test('a fact that the AI left out is unknown', () => {
  expect(facts({})).toEqual({ known: [], more: [], lacks: [], unknown: [...topics] });
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
  const { more, unknown } = facts({ features: [feature] });
  expect(more).toEqual([feature]);
  expect(unknown).toEqual(topics.filter((other) => other !== topic));
});

test('"coffee" is not read as a fee', () => {
  expect(facts({ features: ['Coffee van'] }).unknown).toContain('cost');
});

test('a waterfall is not drinking water', () => {
  expect(facts({ features: ['Waterfall'] }).unknown).toContain('water');
});
