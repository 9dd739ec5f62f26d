import { z } from 'zod';
import { postcode } from '@/lib/fields';
import { inAustralia } from '../australia';
import { wantedSites } from '../schema';
import { SPOT_OUTSIDE } from './search-spot';
import type { PlacedSearch } from './search-url';

const POSTCODE_OR_POSITION = 'Please send a postcode or a position, not both.';
const BOTH_COORDINATES = 'A position needs its latitude and its longitude.';

const degrees = z.number('This must be a number.').nullish();

export const placedSearch = wantedSites
  .extend({
    postcode: z.preprocess((value) => (value === '' ? null : value), postcode.nullish()),
    latitude: degrees,
    longitude: degrees,
  })
  .transform(({ postcode: given, latitude, longitude, ...wanted }, context): PlacedSearch => {
    const refuse = (field: string, message: string) => {
      context.addIssue({ code: 'custom', path: [field], message });
      return z.NEVER;
    };
    if (latitude == null && longitude == null) {
      // A missing postcode gets the same error here as in a search by postcode only.
      const named = postcode.safeParse(given);
      if (!named.success) return refuse('postcode', named.error.issues[0]?.message ?? '');
      return { ...wanted, postcode: named.data };
    }
    if (given != null) return refuse('postcode', POSTCODE_OR_POSITION);
    if (latitude == null || longitude == null)
      return refuse(latitude == null ? 'latitude' : 'longitude', BOTH_COORDINATES);
    if (!inAustralia({ latitude, longitude })) return refuse('latitude', SPOT_OUTSIDE);
    return { ...wanted, latitude, longitude };
  });
