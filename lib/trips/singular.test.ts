import { singular } from './singular';

test.each([
  ['egg', 'eggs'],
  ['tomato', 'tomatoes'],
  ['mango', 'mangos'],
  ['mango', 'mangoes'],
  ['shoe', 'shoes'],
  ['canoe', 'canoes'],
  ['toe', 'toes'],
  ['berry', 'berries'],
  ['cookie', 'cookies'],
  ['pie', 'pies'],
  ['peach', 'peaches'],
  ['quiche', 'quiches'],
  ['dish', 'dishes'],
  ['glass', 'glasses'],
  ['box', 'boxes'],
  ['axe', 'axes'],
  ['esky', 'eskies'],
  ['onion', 'onions'],
  ['pea', 'peas'],
])('%s and %s are the same word', (one, more) => {
  expect(singular(more)).toBe(singular(one));
});

test.each([
  ['glass', 'glas'],
  ['bus', 'bu'],
  ['gas', 'ga'],
  ['cap', 'cape'],
  ['can', 'cane'],
  ['pan', 'pane'],
  ['plat', 'plate'],
  ['tie', 'ty'],
  ['rice', 'ric'],
  ['mas', 'mass'],
])('%s and %s are different words', (one, other) => {
  expect(singular(one)).not.toBe(singular(other));
});
