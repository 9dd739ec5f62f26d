import type { ages, petTypes } from '@/lib/household/crew/crew-options';
import type { Companion } from '../attendance/schema';
import type { PackingGroup } from './packing-options';

type Kind = (typeof ages)[number] | (typeof petTypes)[number];
type UsualGroup = Extract<PackingGroup, 'sleeping' | 'clothes' | 'every day' | 'little ones' | 'pets'>;

interface UsualRule {
  /** Marks and ticks are stored under this key, so it must never change. */
  key: string;
  name: string;
  group: UsualGroup;
  for: readonly Kind[];
  /** False when one item is enough for all. */
  each: boolean;
  /** Names in the gear catalogue. A household that owns one of these packs it instead. */
  gear: readonly string[];
}

const everyone = ['adult', 'child', 'toddler', 'baby'] as const;
const overBaby = ['adult', 'child', 'toddler'] as const;
const overToddler = ['adult', 'child'] as const;
const inNappies = ['toddler', 'baby'] as const;

const rule =
  (group: UsualGroup, each: boolean) =>
  (key: string, name: string, who: readonly Kind[], ...gear: string[]): UsualRule => ({
    key,
    name,
    group,
    for: who,
    each,
    gear,
  });

const sleeping = rule('sleeping', true);
const clothes = rule('clothes', true);
const daily = rule('every day', true);
const shared = rule('every day', false);
const little = rule('little ones', true);
const littleShared = rule('little ones', false);
const pet = rule('pets', true);
const petShared = rule('pets', false);

export const usualRules: readonly UsualRule[] = [
  sleeping('sleeping-bag', 'Sleeping bag', overBaby),
  sleeping('sleeping-mat', 'Sleeping mat', overBaby, 'Self-inflating mat', 'Foam mat', 'Camp stretcher'),
  sleeping('pillow', 'Pillow', overBaby, 'Inflatable pillow'),
  sleeping('pyjamas', 'Pyjamas', everyone),

  clothes('warm-jacket', 'Warm jacket', everyone),
  clothes('rain-jacket', 'Rain jacket', overBaby, 'Wet-weather jackets', 'Rain ponchos'),
  clothes('clothes', 'Set of clothes', everyone),
  clothes('shoes', 'Sturdy shoes', overBaby, 'Hiking boots'),
  clothes('sun-hat', 'Sun hat', everyone, 'Broad-brimmed hats'),
  clothes('beanie', 'Beanie', everyone, 'Beanies'),
  clothes('bathers', 'Bathers', overBaby),

  daily('torch', 'Torch', overToddler, 'Head torch', 'Kids’ torch'),
  daily('water-bottle', 'Water bottle', overBaby, 'Drink bottles', 'Hydration pack'),
  daily('plate-and-cutlery', 'Plate, mug and cutlery', overBaby),
  daily('towel', 'Towel', overBaby, 'Towels', 'Beach towels'),
  daily('toothbrush', 'Toothbrush', overBaby, 'Toiletries bag'),
  shared('sunscreen', 'Sunscreen', everyone),
  shared('insect-repellent', 'Insect repellent', everyone),
  shared('medicines', 'Medicines', everyone),
  shared('toilet-paper', 'Toilet paper', overBaby),
  shared('charger', 'Phone charger', ['adult'], 'USB charger', 'Charging cables', 'Power bank'),

  little('cot', 'Cot', ['baby'], 'Travel cot'),
  littleShared('nappies', 'Nappies', inNappies),
  littleShared('wipes', 'Wipes', inNappies, 'Baby wipes'),
  littleShared('change-mat', 'Change mat', inNappies),
  littleShared('baby-food', 'Bottles and baby food', ['baby']),
  little('bedtime-toy', 'Bedtime toy', inNappies),
  littleShared('carrier', 'Carrier or pram', inNappies, 'Baby carrier', 'Pram'),

  pet('dog-lead', 'Dog lead', ['Dog'], 'Dog lead and stake'),
  pet('dog-bowl', 'Dog bowl', ['Dog'], 'Dog bowls'),
  petShared('dog-food', 'Dog food', ['Dog']),
  petShared('dog-bags', 'Poo bags', ['Dog']),
  pet('dog-bed', 'Dog bed', ['Dog']),
  pet('cat-carrier', 'Cat carrier', ['Cat']),
  petShared('cat-food', 'Cat food and bowl', ['Cat']),
  petShared('cat-litter', 'Litter and tray', ['Cat']),
  pet('horse-halter', 'Halter and lead rope', ['Horse']),
  pet('horse-rug', 'Horse rug', ['Horse']),
  petShared('horse-feed', 'Hay and feed', ['Horse']),
  pet('horse-bucket', 'Water bucket for the horse', ['Horse']),
  pet('velociraptor-muzzle', 'Velociraptor muzzle', ['Velociraptor']),
  petShared('velociraptor-food', 'Raw meat for the velociraptor', ['Velociraptor']),
];

export interface UsualThing {
  rule: UsualRule;
  quantity: number;
}

export type Packer =
  | Pick<Extract<Companion, { type: 'camper' }>, 'type' | 'age'>
  | Pick<Extract<Companion, { type: 'pet' }>, 'type' | 'pet_type'>;

const kindOf = (packer: Packer): Kind => (packer.type === 'camper' ? packer.age : packer.pet_type);

export function usualThings(crew: readonly Packer[]): UsualThing[] {
  const kinds = crew.map(kindOf);
  return usualRules.flatMap((rule) => {
    const needing = kinds.filter((kind) => rule.for.includes(kind)).length;
    return needing > 0 ? [{ rule, quantity: rule.each ? needing : 1 }] : [];
  });
}
