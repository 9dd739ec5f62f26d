import { idsOf, listMissing } from './matching';

const keyed = (...keys: string[]) => keys.map((key) => ({ key }));

test.each([
  [[['a', 'b']], [], ['a', 'b']],
  [[['a', 'b']], ['a'], ['b']],
  [[['a'], ['a', 'b']], [], ['a', 'b']],
  [[['a', 'a']], ['a'], ['a']],
  [[['a', 'a'], ['a']], [], ['a', 'a']],
  [[['a'], ['a', 'a']], [], ['a', 'a']],
  [[[], []], ['a'], []],
])('of %j with %j there, %j is lacking', (lists, have, expected) => {
  expect(
    listMissing(
      lists.map((list) => keyed(...list)),
      keyed(...have),
    ),
  ).toEqual(keyed(...expected));
});

test('of two with one name each is meant once, and who isn’t there is null', () => {
  const have = [
    { id: '1', key: 'alex' },
    { id: '2', key: 'alex' },
    { id: '3', key: 'kim' },
  ];
  expect(idsOf(keyed('alex', 'alex', 'alex', 'sam'), have)).toEqual(['1', '2', null, null]);
  expect(idsOf(keyed('kim', 'alex'), have)).toEqual(['3', '1']);
});
