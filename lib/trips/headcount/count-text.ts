import { petTypes } from '@/lib/household/crew/crew-options';
import type { Counts } from './schema';

/** A number with its word in the singular or plural, such as 2 and "cars". */
export interface Counted {
  count: number;
  word: string;
}

const of = (count: number, one: string, more = `${one}s`): Counted => ({
  count,
  word: count === 1 ? one : more,
});

const present = (all: Counted[]) => all.filter(({ count }) => count > 0);

/** Returns the number of people of each age, adults first. Ages that nobody has are left out. */
export const peopleCounts = ({ adults, children, toddlers, babies }: Counts) =>
  present([
    of(adults, 'adult'),
    of(children, 'child', 'children'),
    of(toddlers, 'toddler'),
    of(babies, 'baby', 'babies'),
  ]);

export const petCounts = ({ pets }: Counts) =>
  present(petTypes.map((type) => of(pets[type] ?? 0, type.toLowerCase())));

export const vehicleCounts = ({ cars, trailers, boats }: Counts) =>
  present([of(cars, 'car'), of(trailers, 'trailer'), of(boats, 'boat')]);

/** Returns counts as a text, such as "11 adults, 1 baby". */
export const countsText = (counts: Counted[]) =>
  counts.map(({ count, word }) => `${count} ${word}`).join(', ');
