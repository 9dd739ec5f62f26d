import fc from 'fast-check';
import { catalogue } from '@/lib/household/gear/catalogue';
import { readGearName } from './gear-name';

const read = (name: string) => {
  const { rule, quantity } = readGearName(name);
  return rule && [rule.key, quantity];
};

test.each([
  ['Camp chair', 'chairs', 1],
  ['Camp chairs', 'chairs', 'household'],
  ['6 camp chairs', 'chairs', 6],
  ['Six camp chairs', 'chairs', 6],
  ['camp chairs x4', 'chairs', 4],
  ['4 x Camp-Chairs', 'chairs', 4],
  ['Camp chairs (5)', 'chairs', 5],
  ['Kids’ camp chairs', 'chairs', 'household'],
  ['Tent', 'sleeping', 'household'],
  ['6-person tent', 'sleeping', 6],
  ['2 x 4P tents', 'sleeping', 8],
  ['2 tents', 'sleeping', 'household'],
  ['Double swag', 'sleeping', 2],
  ['Two swags', 'sleeping', 2],
  ['Two-burner stove', 'stoves', 1],
  ['3 burner stove', 'stoves', 1],
  ['BBQ', 'stoves', 1],
  ['Water jerry can', 'water', 20],
  ['Water jerry can 20 L', 'water', 20],
  ['2x20L jerry cans', 'water', 40],
  ['two 10 litre jerry cans', 'water', 20],
  ['3 water containers', 'water', 30],
  ['Folding table', 'tables', 1],
  ['2 trestle tables', 'tables', 2],
  ['65L esky', 'eskies', 1],
  ['2 Eskies', 'eskies', 2],
  ['3 x 3 m gazebo', 'gazebos', 1],
  ['3x3 gazebo', 'gazebos', 1],
  ['2 torches', 'lights', 2],
  ['12 volt LED strip lights', 'lights', 1],
  ['First aid kit', 'first-aid', 1],
  ['First-aid kit', 'first-aid', 1],
  ['Fire blanket', 'fire-blanket', 1],
  ['Fire extinguisher', 'fire-blanket', 1],
  ['Dish tub', 'washing-up', 1],
])('%s counts as %s: %s', (name, key, quantity) => {
  expect(read(name)).toEqual([key, quantity]);
});

test.each([
  'Portable high chair',
  'Tent pegs',
  'Shower tent',
  'Jerry can for fuel',
  'Drinking water hose',
  'Hot water bottle',
  'Grey water tank',
  'Side table',
  'Table tennis',
  'Fridge bag',
  'Gazebo walls',
  'Fairy lights',
  'Gas lighter',
  'Camp oven',
  'Tablet',
])('%s counts as nothing that the rules ask for', (name) => {
  expect(read(name)).toBeNull();
});

test('gear without a rule is matched by its words, without numbers and plurals', () => {
  const key = (name: string) => readGearName(name).key;
  expect(key('2 Mallets')).toBe(key('mallet'));
  expect(key('Café press')).toBe(key('CAFE PRESS'));
  expect(key('Mallet')).not.toBe(key('Mallet bag'));
  expect(readGearName('3 kayaks')).toMatchObject({ rule: null, quantity: 3 });
});

test('every rule’s words occur in the catalogue, except those of rules for people’s own words', () => {
  const known = new Set(catalogue.map(({ name }) => readGearName(name).rule?.key));
  expect([...known].filter(Boolean).sort()).toEqual([
    'chairs',
    'eskies',
    'fire-blanket',
    'first-aid',
    'gazebos',
    'lights',
    'sleeping',
    'stoves',
    'tables',
    'washing-up',
    'water',
  ]);
});

test('any name gives a whole number that is a valid quantity', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.tuple(fc.nat(), fc.constantFrom('chairs', 'L jerry can')).map((all) => all.join(' ')),
      ),
      (name) => {
        const { quantity } = readGearName(name);
        if (quantity === 'household') return;
        expect(Number.isInteger(quantity)).toBe(true);
        expect(quantity).toBeGreaterThanOrEqual(0);
        expect(quantity).toBeLessThanOrEqual(999);
      },
    ),
  );
});
