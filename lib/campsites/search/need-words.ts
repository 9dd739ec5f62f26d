import { listText } from '@/lib/text';
import type { Want } from '../search-choices';
import type { OwnParty } from './own-party';

interface NeedWords {
  chip: string;
  ask: string;
  /** Of one site and of several that can't suit: "3 have no toilets". */
  denied: readonly [one: string, more: string];
}

const without = (thing: string) => [`has no ${thing}`, `have no ${thing}`] as const;

const needWords: Record<Want, NeedWords> = {
  pets: { chip: 'Dogs OK', ask: 'dogs', denied: ['doesn’t take dogs', 'don’t take dogs'] },
  car: {
    chip: 'My car gets there',
    ask: 'the way in',
    denied: ['is too rough for your car', 'are too rough for your car'],
  },
  toilets: { chip: 'Toilets', ask: 'toilets', denied: without('toilets') },
  water: { chip: 'Drinking water', ask: 'drinking water', denied: without('drinking water') },
  power: { chip: 'Power', ask: 'power', denied: without('power') },
  fires: { chip: 'Fires', ask: 'fires', denied: ['doesn’t allow fires', 'don’t allow fires'] },
  reception: { chip: 'Reception', ask: 'reception', denied: without('reception') },
  boat_ramp: { chip: 'Boat ramp', ask: 'a boat ramp', denied: without('boat ramp') },
  free: { chip: 'Free', ask: 'the price', denied: ['isn’t free', 'aren’t free'] },
};

export const chipOf = (need: Want) => needWords[need].chip;

export const askWord = (need: Want) => needWords[need].ask;

export const deniedText = (need: Want, count: number) =>
  `${count} ${needWords[need].denied[count === 1 ? 0 : 1]}`;

export const petsText = ({ pets }: OwnParty) => (pets.length > 2 ? 'your pets' : listText(pets));
