import { z } from 'zod';
import { optionalText } from '@/lib/fields';
import { place } from '@/lib/places/schema';
import { campsite } from '../schema';

/** A text that is too long to look up must return an empty result, not an error. */
export const suggestQuery = z.object({ query: optionalText(1000) });

const suggestedSite = campsite
  .pick({ id: true, name: true, source: true, latitude: true, longitude: true })
  .extend({
    locality: z.string().nullable(),
    state: z.string().nullable(),
  });

export const suggestions = z.object({ places: z.array(place), campsites: z.array(suggestedSite) });

export type SuggestedSite = z.output<typeof suggestedSite>;
export type Suggestions = z.output<typeof suggestions>;
