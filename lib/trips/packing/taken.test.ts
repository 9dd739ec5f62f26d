import { type OwnLine, takenThings } from './taken';

const line = (changes: Partial<OwnLine>): OwnLine => ({
  id: 'line',
  rule: null,
  name: null,
  struck: false,
  quantity: null,
  ...changes,
});
const share = (...names: string[]) => names.map((name) => ({ id: `gear ${name}`, name }));
const said = (lines: OwnLine[], shared: string[] = []) =>
  takenThings(lines, share(...shared)).map(({ name, quantity, unit }) =>
    [quantity, unit, name].filter(Boolean).join(' '),
  );

test.each([
  ['a line of a rule, by the rule’s name', [line({ rule: 'chairs', quantity: 6 })], ['6 Camp chairs']],
  ['what is counted in litres', [line({ rule: 'water', quantity: 60 })], ['60 L Drinking water']],
  ['one that an organiser renamed', [line({ rule: 'chairs', name: 'Stools', quantity: 6 })], ['6 Stools']],
  ['one that somebody added', [line({ name: 'Crab pots', quantity: 2 })], ['2 Crab pots']],
  ['nothing of a line that others bring', [line({ name: 'Crab pots' })], []],
  ['nothing of what stays at home', [line({ name: 'Crab pots', quantity: 0 })], []],
  ['nothing of a line that was struck', [line({ name: 'Crab pots', quantity: 2, struck: true })], []],
  ['nothing of a rule that is gone', [line({ rule: 'sundials', quantity: 1 })], []],
])('packs %s', (_, lines, expected) => {
  expect(said(lines)).toEqual(expected);
});

test('a shared item is packed under its own name', () => {
  expect(takenThings([], share('Two-burner stove'))).toEqual([
    { id: 'gear Two-burner stove', name: 'Two-burner stove', quantity: 1, unit: null },
  ]);
  expect(said([line({ rule: 'stoves' })], ['Two-burner stove', 'Ukulele'])).toEqual([
    '1 Two-burner stove',
    '1 Ukulele',
  ]);
});

test('a household’s quantity for a line replaces its shared items for that line', () => {
  expect(said([line({ rule: 'stoves', quantity: 2 })], ['Two-burner stove', 'Esky'])).toEqual([
    '2 Stoves',
    '1 Esky',
  ]);
  expect(said([line({ rule: 'stoves', quantity: 0 })], ['Two-burner stove'])).toEqual([]);
  expect(said([line({ rule: 'stoves', struck: true })], ['Two-burner stove'])).toEqual([]);
  expect(said([line({ name: 'Crab pot', quantity: 3 })], ['Crab pots', 'Kayak'])).toEqual([
    '3 Crab pot',
    '1 Kayak',
  ]);
});
