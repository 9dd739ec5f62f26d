import { placeText, readPlaceText } from './place-text';

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
