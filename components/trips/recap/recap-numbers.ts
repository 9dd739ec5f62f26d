import type { Recap } from '@/lib/trips/recap/schema';

export interface RecapNumber {
  value: string;
  /** Measured in straight lines, and rounded. */
  about?: true;
  word: string;
}

type Counted = Pick<Recap, 'people' | 'nights' | 'meals' | 'households' | 'dogs' | 'km'>;

/** What is none or unknown is left out. No sum of money, because the picture for the chat is made beside them. */
export function recapNumbers({ people, nights, meals, households, dogs, km }: Counted): RecapNumber[] {
  const counts = [
    [people, 'person', 'people'],
    [nights, 'night', 'nights'],
    [meals, 'meal cooked', 'meals cooked'],
    [households, 'family', 'families'],
    [dogs, 'dog', 'dogs'],
  ] as const;
  const shown = counts.flatMap(([count, one, more]) =>
    count > 0 ? [{ value: String(count), word: count === 1 ? one : more }] : [],
  );
  return km ? [...shown, { value: String(km), about: true, word: 'km between stops' }] : shown;
}
