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
])('the lists %j compared with %j lack %j', (lists, have, expected) => {
  expect(
    listMissing(
      lists.map((list) => keyed(...list)),
      keyed(...have),
    ),
  ).toEqual(keyed(...expected));
});

test('two items with the same name match two rows once each, and an item without a match is null', () => {
  const have = [
    { id: '1', key: 'alex' },
    { id: '2', key: 'alex' },
    { id: '3', key: 'kim' },
  ];
  expect(idsOf(keyed('alex', 'alex', 'alex', 'sam'), have)).toEqual(['1', '2', null, null]);
  expect(idsOf(keyed('kim', 'alex'), have)).toEqual(['3', '1']);
});
