import fc from 'fast-check';
import { ages, petTypes } from '@/lib/household/crew/crew-options';
import { type Packer, usualRules, usualThings } from './usual';

const camper = (age: (typeof ages)[number]): Packer => ({ type: 'camper', age });
const pet = (pet_type: (typeof petTypes)[number]): Packer => ({ type: 'pet', pet_type });
const packed = (...crew: Packer[]) =>
  Object.fromEntries(usualThings(crew).map(({ rule, quantity }) => [rule.name, quantity]));

test.each([
  ['a sleeping bag for everybody over baby', 'Sleeping bag', 3],
  ['a warm jacket for the baby too', 'Warm jacket', 4],
  ['a torch for whoever can hold one', 'Torch', 2],
  ['one bottle of sunscreen for all', 'Sunscreen', 1],
  ['a cot for each baby', 'Cot', 1],
  ['nappies once for baby and toddler', 'Nappies', 1],
  ['a lead for each dog', 'Dog lead', 2],
  ['food once for both dogs', 'Dog food', 1],
  ['nothing for a horse that stays at home', 'Horse rug', undefined],
])('a family of four with two dogs packs %s', (_, name, quantity) => {
  const crew = [camper('adult'), camper('child'), camper('toddler'), camper('baby'), pet('Dog'), pet('Dog')];
  expect(packed(...crew)[name]).toBe(quantity);
});

test('adults alone pack nothing for babies and pets, and an empty crew packs nothing', () => {
  const groups = new Set(usualThings([camper('adult'), camper('adult')]).map(({ rule }) => rule.group));
  expect([...groups]).toEqual(['sleeping', 'clothes', 'every day']);
  expect(usualThings([])).toEqual([]);
});

test.each([...ages.map(camper), ...petTypes.map(pet)])('%o has things of their own', (packer) => {
  expect(usualThings([packer]).length).toBeGreaterThanOrEqual(2);
});

test('each rule has a unique key, and each item a unique name', () => {
  const keys = usualRules.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const names = usualRules.flatMap(({ name, gear }) => [name, ...gear].map((each) => each.toLowerCase()));
  expect(new Set(names).size).toBe(names.length);
});

test('an additional person or pet never lowers a quantity', () => {
  const packer = fc.oneof(fc.constantFrom(...ages).map(camper), fc.constantFrom(...petTypes).map(pet));
  fc.assert(
    fc.property(fc.array(packer, { maxLength: 30 }), packer, (crew, more) => {
      const after = packed(...crew, more);
      for (const [name, quantity] of Object.entries(packed(...crew))) {
        expect(after[name]).toBeGreaterThanOrEqual(quantity);
      }
    }),
  );
});
