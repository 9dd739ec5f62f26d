import type { OwnParty } from '@/lib/campsites/search/own-mark';
import type { Want } from '@/lib/campsites/search-choices';

/** For each need, the text on its chip, and the words for what to ask the campsite about. */
const needWords: Record<Want, { chip: string; ask: string }> = {
  pets: { chip: 'Dogs OK', ask: 'dogs' },
  car: { chip: 'My car gets there', ask: 'the way in' },
  toilets: { chip: 'Toilets', ask: 'toilets' },
  water: { chip: 'Drinking water', ask: 'drinking water' },
  power: { chip: 'Power', ask: 'power' },
  fires: { chip: 'Fires', ask: 'fires' },
  reception: { chip: 'Reception', ask: 'reception' },
  boat_ramp: { chip: 'Boat ramp', ask: 'a boat ramp' },
  free: { chip: 'Free', ask: 'the price' },
};

export const chipOf = (need: Want) => needWords[need].chip;

export const askWord = (need: Want) => needWords[need].ask;

/**
 * Returns the words for what to ask about a need: the name of the household's only pet, the name of
 * its car, or the general word, as in "Biscuit", "the Prado", "toilets".
 */
export function ownAskWord(need: Want, own: OwnParty | undefined): string {
  if (need === 'car' && own?.car) return `the ${own.car.name}`;
  const [pet] = own?.pets ?? [];
  return need === 'pets' && pet && own?.pets.length === 1 ? pet : askWord(need);
}

/** Joins words with "or": "dogs, fires or a boat ramp". */
export const orText = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
