import { recapNumbers } from './recap-numbers';

type Counted = Parameters<typeof recapNumbers>[0];

const none: Counted = { people: 0, nights: 0, meals: 0, households: 0, km: null, dogs: 0 };
const words = (changes: Partial<Counted>) =>
  recapNumbers({ ...none, ...changes }).map(({ value, word }) => `${value} ${word}`);

test('what is none or unknown is left out', () => {
  expect(words({})).toEqual([]);
  expect(words({ people: 12, nights: 3, households: 5 })).toEqual(['12 people', '3 nights', '5 families']);
});

test('kilometres are in straight lines, so about', () => {
  expect(recapNumbers({ ...none, km: 157 })).toEqual([
    { value: '157', about: true, word: 'km between stops' },
  ]);
});

test('one of a kind is said as one', () => {
  expect(words({ people: 1, nights: 1, meals: 1, households: 1, dogs: 1 })).toEqual([
    '1 person',
    '1 night',
    '1 meal cooked',
    '1 family',
    '1 dog',
  ]);
});
