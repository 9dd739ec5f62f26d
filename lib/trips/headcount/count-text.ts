import { petTypes } from '@/lib/household/crew/crew-options';
import type { Counts } from './schema';

export interface Counted {
  count: number;
  word: string;
}

const of = (count: number, one: string, more = `${one}s`): Counted => ({
  count,
  word: count === 1 ? one : more,
});

const present = (all: Counted[]) => all.filter(({ count }) => count > 0);

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

export const countsText = (counts: Counted[]) =>
  counts.map(({ count, word }) => `${count} ${word}`).join(', ');
