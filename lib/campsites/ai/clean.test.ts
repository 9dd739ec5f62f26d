import { isAddress, plainText, readAccess, readFeatures, readState } from './clean';

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
