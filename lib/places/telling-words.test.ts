import { tellingWords } from './telling-words';

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
