import type { Write } from './caller';
import type { ReadName } from './reads';
import type { Camper, Trip } from './trip';
import { any, type WriteKind, writeKinds } from './writes';

const chosenBy = (wavers: boolean) =>
  Object.entries<WriteKind>(writeKinds).flatMap(([kind, { weight, who, make, shownBy }]) =>
    who === 'everybody' || (who === 'waverers') === wavers
      ? Array.from({ length: weight }, () => ({ kind, make, shownBy }))
      : [],
  );

const [goers, waverers] = [chosenBy(false), chosenBy(true)];

/** Returns a random write that this camper can make now, and the part of the trip that shows it. */
export function nextWrite(
  trip: Trip,
  camper: Camper,
  nth: number,
): { write: Write; shownBy: ReadName } | null {
  const chosen = any(camper.wavers ? waverers : goers);
  const made = chosen?.make(trip, camper, nth);
  return chosen && made ? { write: { kind: chosen.kind, ...made }, shownBy: chosen.shownBy } : null;
}
