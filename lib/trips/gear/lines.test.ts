import { camper, household } from '@/tests/factories/households';
import { type GearRow, gearLinesOf, type LineRow, lineIdOf, shortCount } from './lines';
import { rules } from './needs';

const trip = { id: '01890000-0000-7000-8000-000000000001', start_date: '2027-03-26', end_date: '2027-03-28' };
const idOf = (key: string) =>
  lineIdOf(trip.id, rules.find((rule) => rule.key === key) as (typeof rules)[number]);

const mia = household('Mia', [camper('Mia'), camper('Kim', 'child'), camper('Bo', 'baby')]);
const tom = household('Tom', [camper('Tom')]);
const going = [mia, tom];

const nothing: GearRow = { lines: [], shared: {}, drinkingWater: null };
const ofRule = (key: string, changes: Partial<LineRow> = {}): LineRow => ({
  id: idOf(key),
  rule: key,
  name: null,
  needed: null,
  struck: false,
  offers: {},
  ...changes,
});
const added = (id: string, name: string, changes: Partial<LineRow> = {}): LineRow => ({
  id,
  rule: null,
  name,
  needed: 1,
  struck: false,
  offers: {},
  ...changes,
});
const linesOf = (gear: Partial<GearRow>, households = going) =>
  gearLinesOf(trip, households, { ...nothing, ...gear });
const line = (key: string, gear: Partial<GearRow>) =>
  linesOf(gear).find((each) => each.rule === key || each.id === key);

test('a rule’s line has an id before anybody has changed it, and says why it is needed', () => {
  expect(line('chairs', {})).toEqual({
    id: idOf('chairs'),
    name: 'Camp chairs',
    needed: 3,
    offered: 0,
    gap: 3,
    surplus: 0,
    by: [],
    why: 'One each, except babies.',
    from: 'rule',
    rule: 'chairs',
    unit: null,
    struck: false,
    by_rule: { name: 'Camp chairs', needed: 3 },
  });
  expect(linesOf({})[0]?.id).not.toBe(gearLinesOf({ ...trip, id: mia.household_id }, going, nothing)[0]?.id);
});

test('shared gear counts by its name, unless the household has said a quantity for this trip', () => {
  const shared = { Mia: ['2 camp chairs', 'Tent', 'Gas stove', 'Ukulele'], Tom: ['Beach chairs'] };
  expect(line('chairs', { shared })).toMatchObject({
    offered: 3,
    gap: 0,
    surplus: 0,
    by: [
      { household_id: 'Mia', name: 'Mia', quantity: 2, said: false },
      { household_id: 'Tom', name: 'Tom', quantity: 1, said: false },
    ],
  });
  // All tents of a household provide sleeping places for its people only once, so a second tent adds
  // none.
  expect(line('sleeping', { shared: { Mia: ['Tent', 'Dome tent', 'Swag'] } })?.offered).toBe(4);
  const said = [ofRule('chairs', { offers: { Mia: 5 } })];
  expect(line('chairs', { shared, lines: said })).toMatchObject({ offered: 6, gap: 0, surplus: 3 });
  expect(line('chairs', { shared, lines: said })?.by[0]).toMatchObject({ quantity: 5, said: true });
  const atHome = [ofRule('chairs', { offers: { Mia: 0 } })];
  expect(line('chairs', { shared, lines: atHome })).toMatchObject({ offered: 1, gap: 2 });
  expect(line('chairs', { shared, lines: atHome })?.by).toHaveLength(1);
});

test('bringers are in the order of the households, whether they share an item or have said a quantity', () => {
  const of = (gear: Partial<GearRow>) => line('chairs', gear)?.by.map(({ name }) => name);
  const said = (offers: LineRow['offers']) => [ofRule('chairs', { offers })];
  expect(of({ shared: { Tom: ['Chair'] }, lines: said({ Mia: 1 }) })).toEqual(['Mia', 'Tom']);
  expect(of({ lines: said({ Tom: 1, Mia: 1 }) })).toEqual(['Mia', 'Tom']);
});

test('a household that isn’t going brings nothing', () => {
  const lines = [ofRule('chairs', { offers: { Ann: 9 } })];
  expect(line('chairs', { lines, shared: { Ann: ['9 camp chairs'] } })).toMatchObject({ offered: 0, by: [] });
});

test('an organiser’s number and name replace the rule’s, which are still shown', () => {
  const lines = [ofRule('chairs', { needed: 7, name: 'Chairs with backs' })];
  expect(line('chairs', { lines })).toMatchObject({
    name: 'Chairs with backs',
    needed: 7,
    gap: 7,
    by_rule: { name: 'Camp chairs', needed: 3 },
    why: 'An organiser set this number. One each, except babies.',
  });
});

test('a line that somebody added counts shared gear of the same name', () => {
  const lines = [added('mallet', 'Mallet', { needed: 3, offers: { Tom: 1 } })];
  expect(line('mallet', { lines, shared: { Mia: ['2 mallets', 'Mallet bag'] } })).toMatchObject({
    from: 'added',
    rule: null,
    by_rule: null,
    needed: 3,
    offered: 3,
    gap: 0,
    why: 'Added for this trip.',
  });
});

test('the line of water says its sum, and is smaller where the site has drinking water', () => {
  expect(line('water', {})).toMatchObject({ needed: 48, unit: 'L' });
  expect(line('water', {})?.why).toBe(
    'Water, 48 L: 4 people, 2 nights, 20 % spare. 5 L a person and day, 2 L a dog.',
  );
  const lines = [ofRule('water', { needed: 60, offers: { Tom: 20 } })];
  expect(line('water', { drinkingWater: true, lines })).toMatchObject({
    needed: 60,
    gap: 40,
    by_rule: { needed: 20 },
  });
  expect(line('water', { drinkingWater: true, lines })?.why).toBe(
    'An organiser set this number. Water, 20 L: 4 people, one day, because the site has water. 5 L a person and day, 2 L a dog.',
  );
});

test('water and safety come first, then what most is missing of, then what is covered, and struck lines last', () => {
  const lines = [
    ofRule('chairs', { struck: true }),
    ofRule('sleeping', { offers: { Mia: 4 } }),
    added('axe', 'Axe'),
    added('mallet', 'Mallet', { offers: { Tom: 2 } }),
  ];
  const all = linesOf({ lines });
  expect(all.slice(0, 4).map(({ rule }) => rule)).toEqual(['water', 'first-aid', 'fire-blanket', 'lights']);
  expect(all.slice(-4).map(({ name }) => name)).toEqual(['Axe', 'Sleeping places', 'Mallet', 'Camp chairs']);
  expect(all.at(-1)).toMatchObject({ needed: 3, gap: 0, surplus: 0, struck: true });
  expect(all.at(-2)).toMatchObject({ gap: 0, surplus: 1 });
  expect(shortCount(all)).toBe(all.length - 3);
});

test('water is summed over the stops, with less where a stop has water', () => {
  const stop = (start: number, end: number, drinkingWater: boolean | null) => ({
    ...{ start_date: `2027-03-${start}`, end_date: `2027-03-${end}` },
    drinkingWater,
  });
  const litres = (...waterAt: ReturnType<typeof stop>[]) => line('water', { waterAt });
  // Four people: 20 L a day, and a fifth more where there's none.
  expect(litres(stop(26, 27, null), stop(27, 28, false))?.needed).toBe(48);
  expect(litres(stop(26, 27, true), stop(27, 27, true), stop(27, 28, false))).toMatchObject({
    needed: 44,
    why: expect.stringContaining('one day’s at the stop with water, 20 % spare elsewhere'),
  });
  expect(
    gearLinesOf(trip, [mia, { ...tom, arrive_on: '2027-03-27' }], {
      ...nothing,
      waterAt: [stop(26, 27, false), stop(27, 28, true)],
    }).find(({ rule }) => rule === 'water')?.needed,
  ).toBe(18 + 20);
});
