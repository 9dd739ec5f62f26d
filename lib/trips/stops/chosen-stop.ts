import { badInput } from '@/lib/errors';
import type { Stop } from './stops';

/** The first stop when none is named; 400 for another trip's stop. */
export function chosenStop(stops: readonly Stop[], id: string | null | undefined): Stop {
  const stop = id ? stops.find((each) => each.id === id) : stops[0];
  if (stop) return stop;
  const message = 'This stop isn’t part of the trip. Please choose another one.';
  throw badInput(message, { stop_id: message });
}
