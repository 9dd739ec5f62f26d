import {
  countText,
  firstName,
  isValidText,
  listText,
  lower,
  namesText,
  oneLine,
  peopleText,
  singular,
  siteHost,
  withoutUnseen,
} from './text';

test('Postgres can store any text without a NUL or half a surrogate pair', () => {
  for (const value of ['', 'Zoë ⛺ 🏕']) expect(isValidText(value)).toBe(true);
  for (const value of ['a\0b', '\ud800', 'a\udc00']) expect(isValidText(value)).toBe(false);
});

test('a web address is shown as its host, without www', () => {
  expect(siteHost('https://www.parks.example/camp')).toBe('parks.example');
  expect(siteHost('https://my.www.example')).toBe('my.www.example');
});

test('a name becomes one line', () => {
  expect(oneLine('Mia\r\n\r\nPay here\u0085 now')).toBe('Mia Pay here now');
});

test.each([
  ['signs that turn the writing round', '\u202eKate\u2066', 'Kate'],
  ['signs without width, and blanks round it', ' \u200bKa\ufeffte\u2060 ', 'Kate'],
  ['nothing where an emoji is joined', '👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
  ['nothing where something can be seen', '\u2800Kate\u00ad', '\u2800Kate\u00ad'],
  ['everything where all of it fills', '\u3164\u115f', ''],
  ['everything of empty Braille, soft hyphens and joiners', '\u2800\u00ad\u200d', ''],
])('a name loses %s', (_, given, left) => {
  expect(withoutUnseen(given)).toBe(left);
});

test('a first name is the first word, and an address stays whole', () => {
  expect(['Mia Bennett', 'Mia', 'mia@example.com'].map(firstName)).toEqual(['Mia', 'Mia', 'mia@example.com']);
});

test('a number agrees with what it counts', () => {
  expect([countText(1, 'seat'), countText(2, 'seat'), peopleText(2)]).toEqual([
    '1 seat',
    '2 seats',
    '2 people',
  ]);
});

test('a list reads as a person would say it', () => {
  const names = ['Sam', 'Jas', 'Anaya'];
  expect([0, 1, 2, 3].map((count) => listText(names.slice(0, count)))).toEqual([
    '',
    'Sam',
    'Sam and Jas',
    'Sam, Jas and Anaya',
  ]);
});

test('in the middle of a sentence an abbreviation stays as it is', () => {
  expect(['Toilets', 'BBQ', 'A ramp', '4 Wheel Drive'].map(lower)).toEqual([
    'toilets',
    'BBQ',
    'a ramp',
    '4 Wheel Drive',
  ]);
});

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

test.each([
  [[], ''],
  [['Tom'], 'Tom'],
  [['Tom', 'Zoe'], 'Tom and Zoe'],
  [['Tom', 'Zoe', 'Ann', 'Kim'], 'Tom, Zoe, Ann and Kim'],
  [['Tom', 'Zoe', 'Ann', 'Kim', 'Sam'], 'Tom, Zoe, Ann and 2 more'],
])('the names %j read “%s”', (names, words) => expect(namesText(names)).toBe(words));
