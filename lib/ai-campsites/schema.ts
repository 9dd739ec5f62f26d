import { z } from 'zod';
import { id } from '../fields';

export const aiCampsite = z.object({
  name: z.string(),
  distance: z.string(),
  features: z.array(z.string()),
  access: z.string(),
  petFriendly: z.enum(['Yes', 'No']),
  url: z.string().nullable(),
  location_id: id.nullable(),
});

export const aiAnswer = z.object({ campsites: z.array(aiCampsite) });

export type AiCampsite = z.output<typeof aiCampsite>;
export type AiAnswer = z.output<typeof aiAnswer>;
