import { z } from 'zod';
import { drivetrains } from '@/lib/drivetrains';
import { id } from '@/lib/fields';
import type { Position } from '@/lib/geometry';

export const accesses = [...drivetrains, 'Unknown'] as const;
export const yesOrNo = ['Yes', 'No'] as const;

const site = z.object({
  name: z.string(),
  features: z.array(z.string()),
  access: z.enum(accesses),
  petFriendly: z.enum(yesOrNo),
  url: z.string().nullable(),
});

/** A suggestion as the viewer gets it. */
export const aiCampsite = site.extend({
  /** Its page is /campsite/ai-{suggestion_id}, and a trip can be planned by it. */
  suggestion_id: id,
  /** "45 km", or "unknown". */
  distance: z.string(),
  /** The campsite, one that the viewer may see, which this suggests again. */
  location_id: id.nullable(),
});

export const aiResponse = z.object({ campsites: z.array(aiCampsite) });

export type Access = (typeof accesses)[number];

/** A town as our places have it. */
export interface Town extends Position {
  name: string;
  state: string;
  /** From the centre of the postcode that was asked for. */
  km: number;
}

/** A suggestion as it is made: the same for everybody who asks, so without anything that only some may see. */
export interface Suggestion extends z.output<typeof site> {
  /** The nearest to it; null where that is not known. */
  town: Town | null;
}

/** One that is kept. */
export interface KeptSuggestion extends Suggestion {
  id: string;
}

export type AiCampsite = z.output<typeof aiCampsite>;
export type AiSuggestions = z.output<typeof aiResponse>;
