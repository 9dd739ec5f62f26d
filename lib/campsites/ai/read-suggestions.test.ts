import { aiSite } from '@/tests/servers/ai-server';
import { readSuggestions } from './read-suggestions';

const read = (...campsites: unknown[]) => readSuggestions(JSON.stringify({ campsites }));
const readOne = (more: object) => read(aiSite('Wombat Hollow', more))?.[0];

describe('the list is read', () => {
  const list = JSON.stringify({ campsites: [aiSite('A')] });
  test.each([
    ['by itself', list],
    ['without its frame', JSON.stringify([aiSite('A')])],
    ['in a fence', `\`\`\`json\n${list}\n\`\`\``],
    ['within prose', `Here you are: ${list} Happy camping!`],
  ])('%s', (_, content) => {
    expect(readSuggestions(content)).toMatchObject([{ name: 'A', locality: 'Dayboro' }]);
  });

  test.each([
    ['prose', 'I would go to the coast.'],
    ['nothing', ''],
    ['JSON that is cut off', list.slice(0, -20)],
    ['another shape', '{"sites": []}'],
    ['a list of another type', '{"campsites": {"name": "A"}}'],
    ['a plain value', '"campsites"'],
    ['null', 'null'],
    ['brackets the wrong way round', ']}{['],
  ])('but not in %s', (_, content) => {
    expect(readSuggestions(content)).toBeNull();
  });
});

test('invalid items are dropped, and the others stay', () => {
  const names = read(1, null, 'x', [], {}, { name: 5 }, { name: ' ' }, { name: '...' }, aiSite('Good'), {
    name: 'Only a name',
  })?.map(({ name }) => name);
  expect(names).toEqual(['Good', 'Only a name']);
});

test('a field of the wrong type counts as missing', () => {
  const wrong = {
    locality: 7,
    state: {},
    features: 'Toilets',
    access: 2,
    petFriendly: [],
    url: { href: 'x' },
  };
  expect(readOne(wrong)).toEqual({
    name: 'Wombat Hollow',
    locality: '',
    state: '',
    features: [],
    access: 'Unknown',
    petFriendly: null,
    url: null,
  });
});

test.each([
  ['<b>Wombat</b> Hollow', 'Wombat Hollow'],
  ['Wombat <img src=x onerror=alert(1)>Hollow', 'Wombat Hollow'],
  ['Wombat\u0000\n\t Hollow\u0007', 'Wombat Hollow'],
  ['Wombat \u202eHollow\u2069\ufeff', 'Wombat Hollow'],
  ['Wombat \ud83dHollow', 'Wombat Hollow'],
  ['Wombat & "Hollow" <3', 'Wombat & "Hollow" <3'],
  ['🏕️'.repeat(10) + 'x'.repeat(200), '🏕️'.repeat(10) + 'x'.repeat(60)],
])('the name %j becomes plain text of one line and 80 characters', (name, expected) => {
  expect(read(aiSite(name))).toMatchObject([{ name: expected }]);
});

test.each([
  '<script></script>',
  'https://camp.example',
  'www.camp.example',
  'javascript.com',
  'camp.example.com.au/x',
])('a campsite named %j is dropped', (name) => {
  expect(read(aiSite(name))).toEqual([]);
});

test('a name with a dot is a name', () => {
  expect(read(aiSite('Mt.Barney'), aiSite('St.Helens'))).toHaveLength(2);
});

test('of ten thousand items a hundred are read', () => {
  expect(read(...Array.from({ length: 10_000 }, (_, index) => aiSite(`Camp ${index}`)))).toHaveLength(100);
});

test('at most eight short features stay, each once', () => {
  const features = ['Toilets', 'toilets', '', 5, null, '<i>Power</i>', 'y'.repeat(90), ...'abcdefgh'];
  expect(readOne({ features })?.features).toEqual(['Toilets', 'Power', 'y'.repeat(40), ...'abcde']);
});

test.each([
  ['https://parks.example/camp?id=1', 'https://parks.example/camp?id=1'],
  [' HTTP://parks.example ', 'HTTP://parks.example'],
  ['javascript:alert(1)', null],
  ['JaVaScRiPt:alert(1)//https://x', null],
  ['data:text/html,<script>', null],
  ['//parks.example', null],
  ['parks.example', null],
  ['https://bank.example@evil.example/', null],
  ['https://user:pass@parks.example/', null],
  ['https://', null],
  [`https://parks.example/${'x'.repeat(2000)}`, null],
  ['', null],
  [null, null],
])('the link %j becomes %j', (url, expected) => {
  expect(readOne({ url })?.url).toBe(expected);
});

test.each([
  ['2 Wheel Drive', '2 Wheel Drive'],
  ['2WD', '2 Wheel Drive'],
  ['AWD only', 'All Wheel Drive'],
  ['four-wheel drive', '4 Wheel Drive'],
  ['4x4', '4 Wheel Drive'],
  ['2WD or 4WD', 'Unknown'],
  ['Boat', 'Unknown'],
  ['', 'Unknown'],
])('the access %j means %j', (access, expected) => {
  expect(readOne({ access })?.access).toBe(expected);
});

test.each([
  ['Yes', 'Yes'],
  [true, 'Yes'],
  ['No', 'No'],
  [false, 'No'],
  [' no ', 'No'],
  ['On a lead, perhaps', null],
  ['', null],
  [null, null],
  [undefined, null],
])('pet-friendly %j means %j', (petFriendly, expected) => {
  expect(readOne({ petFriendly })?.petFriendly).toBe(expected);
});

test.each([
  [
    { locality: 'Dayboro', state: 'Queensland, Australia' },
    { locality: 'Dayboro', state: 'QLD' },
  ],
  [
    { locality: 'Dayboro, QLD', state: '' },
    { locality: 'Dayboro', state: 'QLD' },
  ],
  [
    { locality: 'Dayboro', state: '' },
    { locality: 'Dayboro', state: '' },
  ],
])('a place in Australia is read: %j', (given, expected) => {
  expect(readOne(given)).toMatchObject(expected);
});

test.each([
  { locality: 'Queenstown', state: 'Otago' },
  { locality: 'Auckland, New Zealand', state: '' },
  { locality: 'Seattle', state: 'Washington' },
])('a place elsewhere is dropped: %j', (elsewhere) => {
  expect(readOne(elsewhere)).toBeUndefined();
});
