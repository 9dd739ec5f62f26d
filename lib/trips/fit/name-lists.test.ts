import { listed, shortNames } from './name-lists';

test.each([
  [['Sam'], 'Sam'],
  [['Sam', 'Pat'], 'Sam and Pat'],
  [['Sam', 'Pat', 'Linh'], 'Sam, Pat and Linh'],
  [['Sam', 'Pat', 'Linh', 'Tom'], 'Sam, Pat, Linh and Tom'],
  [['Sam', 'Pat', 'Linh', 'Tom', 'Zoe'], 'Sam, Pat, Linh and 2 more people'],
])('%j is %s', (names, text) => {
  expect(listed(names, 'people')).toBe(text);
});

test('people are called by their given name, unless two share it', () => {
  const names = [
    'Olivia Hart',
    'Sam Kelly',
    'Sam Tran',
    'Ngọc Ánh',
    'The Murphys',
    'Murphy family',
    'Mary Jane Hall',
    'Pat',
  ];
  expect([...shortNames(names).values()]).toEqual([
    'Olivia',
    'Sam Kelly',
    'Sam Tran',
    'Ngọc',
    'The Murphys',
    'Murphy family',
    'Mary',
    'Pat',
  ]);
  expect(shortNames(['Sam Kelly', 'Sam']).get('Sam Kelly')).toBe('Sam Kelly');
  expect(shortNames(['Sam Kelly', 'Sam Kelly']).get('Sam Kelly')).toBe('Sam');
});
