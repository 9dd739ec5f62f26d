import 'server-only';
import type { Position } from '@/lib/geometry';
import { postcodeCentre } from '@/lib/places/find-place';
import type { PlacedSearch } from './search-url';

export const centreOf = async (search: PlacedSearch): Promise<Position | null> =>
  'postcode' in search
    ? postcodeCentre(search.postcode)
    : { latitude: search.latitude, longitude: search.longitude };
