import type { FoundCampsite } from '@/lib/campsites/schema';
import type { Suggestion } from '@/lib/campsites/suggestions/schema';
import { aiSite } from '@/tests/servers/ai-server';
import { keepMatching } from './keep-matching';
import { mergeResults, parseKm } from './merge';
import {
  isAddress,
  plainText,
  readAccess,
  readFeatures,
  readState,
  readSuggestions,
} from './read-suggestions';
import type { AiCampsite } from './schema';

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

test.each([
  ['a  \n b', 10, 'a b'],
  ['a<br>b', 10, 'a b'],
  ['a\u202eb\0c', 10, 'a b c'],
  ['ab cd', 3, 'ab'],
  ['🏕🏕🏕', 2, '🏕🏕'],
])('%j in %i characters is %j', (value, max, text) => {
  expect(plainText(value, max)).toBe(text);
});

test('only the beginning of an endless text is read', () => {
  expect(plainText(`${' '.repeat(4000)}a`, 10)).toBe('');
});

test('a name that is an address is recognised, and a name that mentions one is not', () => {
  for (const name of ['http://a', 'https://a', 'www.a', 'parks.example.com', 'camp.au/flat'])
    expect(isAddress(name)).toBe(true);
  for (const name of ['Flat', 'awww.', 'www.a b', '.com', 'Flat.community'])
    expect(isAddress(name)).toBe(false);
});

test.each([
  ['ACT', 'Australian Capital Territory'],
  ['NSW', 'New South Wales'],
  ['NT', 'Northern Territory'],
  ['QLD', 'Queensland'],
  ['SA', 'South Australia'],
  ['TAS', 'Tasmania'],
  ['VIC', 'Victoria'],
  ['WA', 'Western Australia'],
])('the state %s is recognised by its full name too', (code, name) => {
  for (const given of [code, code.toLowerCase(), `${name}, Australia`]) expect(readState(given)).toBe(code);
});

test('a missing state is empty, and a state outside Australia is null', () => {
  expect(readState('')).toBe('');
  for (const given of ['Bavaria', 'Victorian', 'Wales']) expect(readState(given)).toBeNull();
});

test('each feature is read once, and at most eight of the first hundred', () => {
  expect(readFeatures(['Power', 'POWER', 5, '', 'Toilets'])).toEqual(['Power', 'Toilets']);
  expect(readFeatures(Array.from({ length: 9 }, (_, index) => `F${index}`))).toHaveLength(8);
  expect(readFeatures([...Array(100).fill('Power'), 'Toilets'])).toEqual(['Power']);
});

test.each([
  ['2WD', '2 Wheel Drive'],
  ['two wheel drive', '2 Wheel Drive'],
  ['AWD', 'All Wheel Drive'],
  ['all-wheel', 'All Wheel Drive'],
  ['Allwheel', 'All Wheel Drive'],
  ['4x4 only', '4 Wheel Drive'],
  ['four-wheel drive', '4 Wheel Drive'],
  ['2WD or 4WD', 'Unknown'],
  ['on foot', 'Unknown'],
])('%s means %s', (given, access) => {
  expect(readAccess(given)).toBe(access);
});

describe('the merge with what is known', () => {
  const site = (id: string, distance: number) => ({ id, name: id, distance }) as FoundCampsite;
  const suggestion = (name: string, distance: string, location_id: string | null = null) =>
    ({ name, distance, location_id }) as AiCampsite;

  const namesOf = (...given: Parameters<typeof mergeResults>) =>
    mergeResults(...given).map((result) =>
      result.site ? result.site.name : `AI: ${result.suggestion.name}`,
    );

  test('one list has the campsites and the suggestions, nearest first', () => {
    expect(
      namesOf(
        [site('near', 3), site('far', 90), site('private', 12.5)],
        [suggestion('further', '45 km'), suggestion('nearest', '2 km')],
      ),
    ).toEqual(['AI: nearest', 'near', 'private', 'AI: further', 'far']);
  });

  test('unknown distances come last, in the given order', () => {
    expect(
      namesOf(
        [site('far', 90)],
        [suggestion('first', 'unknown'), suggestion('second', 'an hour away'), suggestion('near', '1 km')],
      ),
    ).toEqual(['AI: near', 'far', 'AI: first', 'AI: second']);
  });

  test('a campsite comes before a suggestion at the same distance', () => {
    expect(namesOf([site('known', 12)], [suggestion('said', '12 km')])).toEqual(['known', 'AI: said']);
  });

  test('a suggestion that names a listed campsite is shown on the campsite’s card', () => {
    const merged = mergeResults(
      [site('a', 1), site('b', 2)],
      [suggestion('B, as the AI calls it', '3 km', 'b')],
    );
    expect(merged).toEqual([
      { site: site('a', 1), suggested: false },
      { site: site('b', 2), suggested: true },
    ]);
  });

  test('a suggestion that names a campsite outside the list has its own card', () => {
    expect(namesOf([site('a', 1)], [suggestion('B', '3 km', 'b')])).toEqual(['a', 'AI: B']);
  });

  test('a site that is in two responses is listed once', () => {
    expect(mergeResults([site('a', 1), site('a', 1)], [])).toHaveLength(1);
  });

  test.each([
    ['45 km', 45],
    ['4.5km', 4.5],
    [' 12 KM ', 12],
    ['unknown', Number.POSITIVE_INFINITY],
    ['', Number.POSITIVE_INFINITY],
    ['-3 km', Number.POSITIVE_INFINITY],
    ['12 miles', Number.POSITIVE_INFINITY],
    ['12', Number.POSITIVE_INFINITY],
    ['km', Number.POSITIVE_INFINITY],
    ['About 12 km', Number.POSITIVE_INFINITY],
    ['12 km by road', Number.POSITIVE_INFINITY],
    ['12 kmh', Number.POSITIVE_INFINITY],
    ['10-20 km', Number.POSITIVE_INFINITY],
  ])('"%s" is %d km', (text, km) => {
    expect(parseKm(text)).toBe(km);
  });
});

describe('filters', () => {
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
    const sites = [
      site('Creek Flat'),
      site('Gorge', { features: ['Power', 'Creek swimming'] }),
      site('Hill'),
    ];
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
});
