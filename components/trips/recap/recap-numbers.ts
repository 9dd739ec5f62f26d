import { wholeDollars } from '@/lib/money';
import type { Recap } from '@/lib/trips/recap/schema';

export interface RecapNumber {
  value: string;
  word: string;
}

type Counted = Pick<Recap, 'people' | 'nights' | 'meals' | 'households' | 'dogs' | 'cents'>;

/** What is none or unknown is left out. */
export function recapNumbers({ people, nights, meals, households, dogs, cents }: Counted): RecapNumber[] {
  const counts = [
    [people, 'person', 'people'],
    [nights, 'night', 'nights'],
    [meals, 'meal cooked', 'meals cooked'],
    [households, 'family', 'families'],
    [dogs, 'dog', 'dogs'],
  ] as const;
  return [
    ...counts.flatMap(([count, one, more]) =>
      count > 0 ? [{ value: String(count), word: count === 1 ? one : more }] : [],
    ),
    ...(cents === null ? [] : [{ value: wholeDollars(cents), word: 'all up' }]),
  ];
}
