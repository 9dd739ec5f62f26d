import { type KeptThing, makePackingList, type OwnLine, type PackingSources, takenThings } from './make-list';
import type { PackingMark } from './packing-options';
import { usualThings } from './usual';

describe('make list', () => {
  const nothing: PackingSources = {
    crew: [],
    gear: [],
    taken: [],
    kept: [],
    earlier: [],
    idOf: (key) => `own ${key}`,
  };
  const listOf = (sources: Partial<PackingSources>) => makePackingList({ ...nothing, ...sources });
  const family = usualThings([
    { type: 'camper', age: 'adult' },
    { type: 'camper', age: 'child' },
  ]);
  const kept = (id: string, name: string, changes: Partial<KeptThing> = {}): KeptThing => ({
    id,
    name,
    quantity: 1,
    from: 'own',
    packed: false,
    mark: null,
    leftOut: false,
    ...changes,
  });
  const said = (name: string, mark: PackingMark | null) => ({ name, mark });
  const namesIn = (sources: Partial<PackingSources>) => {
    const { items, left_out } = listOf(sources);
    return [items, left_out].map((each) => each.map(({ name }) => name));
  };
  const gear = (name: string) => ({ id: `gear ${name}`, name });

  test('items brought for everybody come first, then usual items, own gear and added items', () => {
    const { items, left_out } = listOf({
      crew: family.slice(0, 1),
      gear: [gear('Kettle')],
      taken: [{ id: 'line', name: 'Camp chairs', quantity: 6 }],
      kept: [kept('mine', 'Ukulele', { from: 'added' })],
    });
    const state = { unit: null, packed: false, mark: null, last_time: null };
    expect(items).toEqual([
      { id: 'line', name: 'Camp chairs', quantity: 6, from: 'taken', group: 'taken', ...state },
      {
        id: 'own usual sleeping-bag',
        name: 'Sleeping bag',
        quantity: 2,
        from: 'own',
        group: 'sleeping',
        ...state,
      },
      { id: 'gear Kettle', name: 'Kettle', quantity: 1, from: 'own', group: 'gear', ...state },
      { id: 'mine', name: 'Ukulele', quantity: 1, from: 'added', group: 'added', ...state },
    ]);
    expect(left_out).toEqual([]);
  });

  test.each([
    ['Sleeping bag', 'Sleeping bag'],
    ['SLEEPING-BAG', 'SLEEPING-BAG'],
    ['Foam mat', 'Foam mat'],
  ])('gear called %s replaces the usual item it is, in the quantity that the crew needs', (name, listed) => {
    const things = listOf({ crew: family.slice(0, 2), gear: [gear(name)] }).items;
    expect(things).toHaveLength(2);
    expect(things.find(({ id }) => id === `gear ${name}`)).toMatchObject({
      name: listed,
      quantity: 2,
      group: 'sleeping',
    });
  });

  test('each name is listed once, and an item that the household brings for everybody takes precedence', () => {
    const taken = [{ id: 'line', name: 'Torch', quantity: 3 }];
    expect(
      namesIn({
        taken,
        crew: family.filter(({ rule }) => rule.key === 'torch'),
        gear: [gear('-'), gear('’')],
      }),
    ).toEqual([['Torch', '-', '’'], []]);
    // An item that people have added themselves is always shown, whatever its name is.
    expect(namesIn({ taken, kept: [kept('a', 'Torch', { from: 'added' })] })).toEqual([
      ['Torch', 'Torch'],
      [],
    ]);
  });

  test('a tick, a mark and leaving out stay with the item', () => {
    const sources = {
      gear: [gear('Kettle'), gear('Billy')],
      kept: [
        kept('gear Kettle', 'Old name', { packed: true, mark: 'not needed' }),
        kept('gear Billy', 'Billy', { leftOut: true }),
      ],
    };
    const { items, left_out } = listOf(sources);
    expect(items).toMatchObject([{ name: 'Kettle', packed: true, mark: 'not needed', last_time: null }]);
    expect(left_out).toMatchObject([{ name: 'Billy', last_time: null }]);
  });

  test('an item that was packed or marked stays when its source is gone, other items don’t', () => {
    const rows = [
      kept('a', 'Kettle', { packed: true, quantity: 2 }),
      kept('b', 'Camp chairs', { from: 'taken', mark: 'forgot' }),
      kept('c', 'Billy'),
      kept('d', 'kettle', { packed: true }),
      kept('e', 'Hammock', { packed: true, leftOut: true }),
    ];
    const { items, left_out } = listOf({ kept: rows });
    expect(items).toMatchObject([
      { id: 'a', name: 'Kettle', quantity: 2, packed: true, group: 'gear' },
      { id: 'b', name: 'Camp chairs', mark: 'forgot', from: 'taken', group: 'taken' },
    ]);
    expect(left_out).toMatchObject([{ id: 'e' }]);
  });

  test('a usual item that was packed is still packed once the household owns it', () => {
    const torch = family.filter(({ rule }) => rule.key === 'torch');
    const row = kept('own usual torch', 'Torch', { packed: true });
    expect(listOf({ crew: torch, kept: [row] }).items).toMatchObject([{ id: row.id, packed: true }]);
    expect(listOf({ crew: torch, gear: [gear('Torch')], kept: [row] }).items).toMatchObject([
      { id: 'gear Torch', packed: true },
    ]);
  });

  test('an item that was forgotten last time is listed, even when nothing else would list it', () => {
    const { items } = listOf({
      gear: [gear('Kettle')],
      earlier: [said('kettle', 'forgot'), said('Corkscrew', 'forgot'), said('Corkscrew', 'forgot')],
    });
    expect(items).toMatchObject([
      { id: 'gear Kettle', from: 'own', group: 'forgot', last_time: 'forgot' },
      { id: 'own forgot corkscrew', name: 'Corkscrew', from: 'added', group: 'forgot', last_time: 'forgot' },
    ]);
  });

  test('a forgotten item keeps its place when it is ticked, and loses it when it is left out', () => {
    const earlier = [said('Corkscrew', 'forgot')];
    const row = (changes: Partial<KeptThing>) => [
      kept('own forgot corkscrew', 'Corkscrew', { from: 'added', ...changes }),
    ];
    expect(listOf({ earlier, kept: row({ packed: true }) })).toMatchObject({
      items: [{ id: 'own forgot corkscrew', group: 'forgot', packed: true }],
      left_out: [],
    });
    expect(listOf({ earlier, kept: row({ leftOut: true }) })).toMatchObject({
      items: [],
      left_out: [{ id: 'own forgot corkscrew', group: 'added' }],
    });
  });

  test('an item that wasn’t needed last time is left out, and can be put back', () => {
    const sources = { gear: [gear('Kettle')], earlier: [said('Kettle', 'not needed')] };
    expect(listOf(sources)).toMatchObject({
      items: [],
      left_out: [{ name: 'Kettle', last_time: 'not needed' }],
    });
    expect(listOf({ ...sources, kept: [kept('gear Kettle', 'Kettle')] })).toMatchObject({
      items: [{ name: 'Kettle', group: 'gear', last_time: null }],
      left_out: [],
    });
  });

  test('an item brought for everybody is never left out because of an earlier mark', () => {
    const taken = [{ id: 'line', name: 'Gazebo', quantity: 1 }];
    expect(namesIn({ taken, earlier: [said('Gazebo', 'not needed')] })).toEqual([['Gazebo'], []]);
    expect(namesIn({ earlier: [said('Gazebo', 'not needed')] })).toEqual([[], []]);
  });

  test('the newest mark counts, and packing an item again clears its mark', () => {
    const again = [
      said('Kettle', null),
      said('Kettle', 'not needed'),
      said('Peg', null),
      said('Peg', 'forgot'),
    ];
    expect(namesIn({ gear: [gear('Kettle')], earlier: again })).toEqual([['Kettle'], []]);
    expect(listOf({ gear: [gear('Kettle')], earlier: again }).items).toMatchObject([{ last_time: null }]);
  });
});

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
