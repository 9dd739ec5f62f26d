import { addDays } from '@/lib/dates';
import { badInput, conflict, notFound } from '@/lib/errors';
import { datesProblem } from '../../date-rules';
import type { RunTrip } from '../../lock-trip';
import type { Site } from '../../site/find-site';
import type { RunStop } from '../run-stop';
import { MOST_STOPS } from '../stops';

export type SomeStops = [RunStop, ...RunStop[]];

interface Change {
  /** Null for a new stop. */
  stop: string | null;
  /** Of a new stop. */
  newId: string;
  site: Site | null;
  nights?: number | undefined;
  /** From 1; left out: a new stop comes last, and another one keeps its place. */
  position?: number | undefined;
}

/** A trip with one stop has its own place and dates as that stop. */
export const stopsBefore = (trip: RunTrip, nights: number): SomeStops => {
  const { id, campsiteId, suggestionId, locationName, locationUrl } = trip;
  const [first, ...others] = trip.stops ?? [];
  return first ? [first, ...others] : [{ id, nights, campsiteId, suggestionId, locationName, locationUrl }];
};

export function stopsAfter(trip: RunTrip, before: SomeStops, change: Change): SomeStops {
  const { stop: id, newId, site, position } = change;
  if (id === null && before.length >= MOST_STOPS)
    throw conflict(`A trip has ${MOST_STOPS} stops at most. Please take one out first.`);
  const at = before.findIndex((each) => each.id === id);
  if (id !== null && at < 0) throw noStop();
  const was = before[at];
  const place = site && {
    campsiteId: site.campsiteId,
    suggestionId: site.suggestionId,
    locationName: site.locationName,
    locationUrl: site.locationUrl,
  };
  const is = {
    ...(was ?? { id: newId }),
    ...place,
    ...(change.nights !== undefined && { nights: change.nights }),
  };
  const others = before.filter((each) => each !== was);
  const index = position === undefined ? (was ? at : others.length) : Math.min(position - 1, others.length);
  const after = others.toSpliced(index, 0, is as RunStop) as SomeStops;
  requireNights(trip, before, after);
  return after;
}

export function stopsWithout(before: SomeStops, id: string): { gone: RunStop; after: SomeStops } {
  const gone = before.find((each) => each.id === id);
  if (!gone) throw noStop();
  const [first, ...others] = before.filter((each) => each !== gone);
  if (!first) throw conflict('A trip has at least one stop. Please choose another campsite for it instead.');
  return { gone, after: [first, ...others] };
}

const noStop = () => notFound();

/** A stop at an end that had no night before may keep that. */
function requireNights({ start }: RunTrip, before: SomeStops, after: SomeStops): void {
  const ends = (stops: SomeStops) => [stops[0], stops.at(-1)].filter((stop) => stop?.nights === 0);
  const were = ends(before).map((stop) => stop?.id);
  if (ends(after).some((stop) => !were.includes(stop?.id))) {
    const message = 'Only a stop in between can be without a night.';
    throw badInput(message, { nights: message });
  }
  const nights = after.reduce((sum, stop) => sum + stop.nights, 0);
  const problem = datesProblem({ start_date: start, end_date: addDays(start, nights) }, false);
  if (problem?.field === 'end_date') throw badInput(problem.message, { nights: problem.message });
}
