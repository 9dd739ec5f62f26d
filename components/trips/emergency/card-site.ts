import 'server-only';
import { townNear } from '@/components/campsites/map/nearest-town';
import { spotWords } from '@/lib/campsites/directions';
import { aboutKm } from '@/lib/geometry';
import type { TripHead } from '@/lib/trips/trip-head';
import type { CardSite } from './opened-card';

export function cardSite({ here, spot, site }: TripHead): CardSite {
  const town = spot && townNear(spot);
  const near = town && `${town.name}, ${aboutKm(town.km)}`;
  const where = [
    [here.location_name, near].filter(Boolean).join('. Nearest town: '),
    spot && spotWords(spot),
  ];
  return { where: where.filter(Boolean).join('. '), noReception: site.reception === false };
}
