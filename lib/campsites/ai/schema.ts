import { z } from 'zod';
import { drivetrains } from '@/lib/drivetrains';
import { id } from '@/lib/fields';

export const accesses = [...drivetrains, 'Unknown'] as const;
export const yesOrNo = ['Yes', 'No'] as const;

const site = z.object({
  name: z.string(),
  features: z.array(z.string()),
  access: z.enum(accesses),
  petFriendly: z.enum(yesOrNo),
  url: z.string().nullable(),
});

/** A suggestion as it is kept: the same for everybody who asks, so without anything that only some may see. */
export const suggestion = site.extend({
  /** Its nearest town, with the distance in km from the postcode's centre; null where the town is not known. */
  town: z.object({ latitude: z.number(), longitude: z.number(), km: z.number() }).nullable(),
});

/** A suggestion as the viewer gets it. */
export const aiCampsite = site.extend({
  /** "45 km", or "unknown". */
  distance: z.string(),
  /** The campsite, one that the viewer may see, which this suggests again. */
  location_id: id.nullable(),
});

export const aiResponse = z.object({ campsites: z.array(aiCampsite) });

export type Access = (typeof accesses)[number];
export type Suggestion = z.output<typeof suggestion>;
export type AiCampsite = z.output<typeof aiCampsite>;
export type AiSuggestions = z.output<typeof aiResponse>;
