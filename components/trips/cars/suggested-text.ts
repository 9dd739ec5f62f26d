import type { SeatPlan } from '@/lib/trips/seats/seat-plan';
import { peopleText } from '../people-text';

type Left = { cars: Pick<SeatPlan['cars'][number], 'passengers'>[]; unseated: object[]; untowed: object[] };

/** What became of a suggestion. */
export function suggestedText({ cars, unseated, untowed }: Left, changed: boolean): string {
  const left = unseated.length;
  if (left > 0) {
    const reason = cars.some(({ passengers }) => passengers.length === 0) ? 'no adult to drive' : 'no seat';
    const people = peopleText(left);
    return changed
      ? `Seats are given out. There is ${reason} for ${people}.`
      : `There is ${reason} for ${people} more.`;
  }
  if (untowed.length > 0 && !changed) return 'No car that can tow is free.';
  return changed ? 'Everybody has a seat now.' : 'Everybody has a seat already.';
}
