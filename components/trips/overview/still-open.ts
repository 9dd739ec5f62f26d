import { lower } from '@/lib/text';
import { daysOf, openMeals } from '@/lib/trips/meals/grid';
import { mayHelp } from '@/lib/trips/own-tools';
import type { TripHead } from '@/lib/trips/trip-head';
import { shortText } from '../gear/gear-text';
import { mealName } from '../meals/meal-words';

export type OpenQuestion =
  | { kind: 'meal'; text: string; path: string; household_id: string; done: string }
  | { kind: 'gear'; text: string; detail: string };

export interface StillOpen {
  /** The first question of each kind. `meals` and `gear` count all open questions of their kind. */
  questions: OpenQuestion[];
  meals: number;
  gear: number;
}

type Page = Pick<TripHead, 'trip' | 'role' | 'people' | 'cooked' | 'gearLines' | 'ownId'>;

/**
 * Returns what the group still needs. Null when it needs nothing, when the reader isn't going, and
 * while mayHelp is false, because pages then don't ask the reader to help.
 */
export function stillOpen(page: Page, now: Date): StillOpen | null {
  const { trip, people, cooked, gearLines, ownId } = page;
  const own = people.attendees.find(({ household_id }) => household_id === ownId);
  if (!own || !mayHelp(page, now)) return null;
  const meals = openMeals([own], trip, cooked, now, 'Australia/Sydney');
  const gear = gearLines.filter(({ gap }) => gap > 0);
  if (meals.length + gear.length === 0) return null;
  const days = daysOf(trip).length;
  return {
    questions: [
      ...meals.slice(0, 1).map((place): OpenQuestion => {
        const name = mealName(place, days);
        return {
          kind: 'meal',
          text: `Who cooks ${name}?`,
          path: `/api/trips/${trip.id}/meals/${place.day}/${place.meal}`,
          household_id: own.household_id,
          done: `You cook ${name}.`,
        };
      }),
      ...gear.slice(0, 1).map((line): OpenQuestion => {
        return { kind: 'gear', text: `Who brings ${withinSentence(line.name)}?`, detail: shortText(line) };
      }),
    ],
    meals: meals.length,
    gear: gear.length,
  };
}

/**
 * Changes a name's first letter to lower case, for the middle of a sentence: "Camp chairs" becomes
 * "camp chairs". "UHF radio" stays as it is.
 */
const withinSentence = (name: string) => (/^\p{Lu}\p{Ll}/u.test(name) ? lower(name) : name);
