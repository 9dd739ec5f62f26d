import { z } from 'zod';
import { optionalText } from '../fields';

export const placeQuery = z.object({ query: optionalText() });

export const place = z.object({
  placeName: z.string(),
  postalCode: z.string(),
  state: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

export type Place = z.output<typeof place>;
