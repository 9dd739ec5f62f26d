import 'server-only';
import { townNear } from '@/components/campsites/map/nearest-town';
import { spotWords } from '@/lib/campsites/directions';
import { aboutKm } from '@/lib/geometry';
import { spotOf } from '@/lib/trips/stops/told-stops';
import type { TripHead } from '@/lib/trips/trip-head';
import type { CardSite } from './sites-on';

/** One for each stop. */
export const cardSites = ({ stops, receptions }: Pick<TripHead, 'stops' | 'receptions'>): CardSite[] =>
  stops.map((stop, at) => {
    const { number, location_name, arrive_on, leave_on } = stop;
    const spot = spotOf(stop);
    const town = spot && townNear(spot);
    const near = town && `${town.name}, ${aboutKm(town.km)}`;
    const where = [[location_name, near].filter(Boolean).join('. Nearest town: '), spot && spotWords(spot)];
    const noReception = receptions[at] === false;
    return { number, arrive_on, leave_on, where: where.filter(Boolean).join('. '), noReception };
  });
