import { asSent, problemsOf } from '@/tests/problems';
import { placeText, readPlaceText } from './place-text';
import { place, placeQuery } from './schema';
import { tellingWords } from './telling-words';
import { zoneOfPostcode } from './zone-of-postcode';

test('a look-up takes a text of limited length', () => {
  expect(placeQuery.parse({ query: ' ' })).toEqual({ query: null });
  expect(problemsOf(placeQuery, { query: 'x'.repeat(81) })).toHaveProperty('query');
});

test('a place is sent with its own fields only', () => {
  const kedron = {
    placeName: 'Kedron',
    postalCode: '4031',
    state: 'QLD',
    latitude: -27.4,
    longitude: 153.03,
  };
  expect(asSent(place, kedron)).toEqual(kedron);
});

test('a place is written with its state and postcode', () => {
  expect(placeText('Kedron', 'QLD', '4031')).toBe('Kedron QLD 4031');
  expect(placeText('Kedron', null, '4031')).toBe('Kedron 4031');
  expect(placeText(null, null, '4031')).toBe('4031');
});

test('a written place can be read back, whole or unfinished', () => {
  const read = (suburb: string, state: string, postcode: string) => ({ suburb, state, postcode });
  expect(readPlaceText('Kedron QLD 4031')).toEqual(read('Kedron', 'QLD', '4031'));
  expect(readPlaceText(' kedron, qld 40 ')).toEqual(read('kedron', 'QLD', '40'));
  expect(readPlaceText('Alice Springs 0870')).toEqual(read('Alice Springs', '', '0870'));
  expect(readPlaceText('Alice Springs NT')).toEqual(read('Alice Springs', 'NT', ''));
  expect(readPlaceText('4031')).toEqual(read('', '', '4031'));
  expect(readPlaceText('Kedron')).toEqual(read('Kedron', '', ''));
  expect(readPlaceText('')).toEqual(read('', '', ''));
});

test('a name that looks like a state or postcode is still a name', () => {
  for (const name of ['Victoria', 'Nt', 'Wacol', 'Kedron 40311', '12345', 'Saint Actville'])
    expect(readPlaceText(name)).toEqual({ suburb: name, state: '', postcode: '' });
});

test.each([
  ['Bendeela camping ground', 'Bendeela'],
  ['the Bendeela CAMPGROUND', 'Bendeela'],
  ['byron bay caravan park', 'byron bay'],
  ['bendeela camp nsw', 'bendeela nsw'],
  ['Tanunda Caravan & Tourist Park', 'Tanunda'],
  ['hobart, Tasmania', 'hobart, tas'],
  ['hobart,Tasmania', 'hobart tas'],
  ['canberra australian capital territory', 'canberra act'],
  ['Bendeela New South Wales ', 'Bendeela nsw'],
  ['bendeela caravan park south australia', 'bendeela sa'],
])('%s becomes %s', (typed, telling) => expect(tellingWords(typed)).toBe(telling));

test('the last word may be unfinished, from two letters on', () => {
  expect(tellingWords('bendeela campgr')).toBe('bendeela');
  expect(tellingWords('bendeela ca')).toBe('bendeela');
  expect(tellingWords('bendeela c')).toBe('bendeela c');
  expect(tellingWords('ca bendeela')).toBe('ca bendeela');
});

test.each(['camping area', 'The Park', 'Tasmania', 'Queensland', 'camp', ''])(
  '%s stays as it is, because it has no other words',
  (typed) => expect(tellingWords(typed)).toBe(typed),
);

test.each(['Victoria River', 'New South Wales Inn', 'Thequeensland'])('%s has no state at its end', (typed) =>
  expect(tellingWords(typed)).toBe(typed),
);

test.each([
  ['4031', 'Australia/Brisbane'],
  ['2000', 'Australia/Sydney'],
  ['2601', 'Australia/Sydney'],
  ['0200', 'Australia/Sydney'],
  ['0870', 'Australia/Darwin'],
  ['2880', 'Australia/Broken_Hill'],
  ['2898', 'Australia/Lord_Howe'],
  ['2899', 'Pacific/Norfolk'],
  ['3000', 'Australia/Melbourne'],
  ['5000', 'Australia/Adelaide'],
  ['6000', 'Australia/Perth'],
  ['6798', 'Indian/Christmas'],
  ['6799', 'Indian/Cocos'],
  ['7000', 'Australia/Hobart'],
  ['', 'Australia/Sydney'],
])('a reader with the postcode %j has the time of %s', (postcode, zone) => {
  expect(zoneOfPostcode(postcode)).toBe(zone);
  expect(() => new Intl.DateTimeFormat('en-AU', { timeZone: zone })).not.toThrow();
});
