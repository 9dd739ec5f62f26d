import 'server-only';
import { shownTides } from '@/lib/campsites/tides/get-tides';
import type { ShownTides } from '@/lib/campsites/tides/shown-tides';
import { USUAL_ZONE } from '@/lib/places/clock';
import { zoneAt } from '@/lib/places/zone';
import { daysOf } from '../date-rules';
import { type Stop, stopOn } from './stops';

/** Of each stop at the sea, on the days whose night people sleep there. */
export async function tidesOfStops(stops: readonly Stop[], now: Date): Promise<ShownTides[]> {
  const all = await Promise.all(
    stops.map(({ id, latitude, longitude, state, arrive_on, leave_on }) => {
      if (latitude === null || longitude === null) return null;
      const zone = zoneAt({ latitude, longitude, state }) ?? USUAL_ZONE;
      const days = daysOf({ start_date: arrive_on, end_date: leave_on });
      const here = days.filter((day) => stopOn(stops, day).id === id);
      return shownTides({ latitude, longitude }, zone, now, here);
    }),
  );
  return all.filter((each) => each !== null);
}
