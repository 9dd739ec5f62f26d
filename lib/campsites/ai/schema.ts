import { z } from 'zod';
import { id } from '@/lib/fields';
import { saidOfSite, yesOrNo } from '../suggestion-schema';

/** A suggestion as the viewer gets it. */
export const aiCampsite = saidOfSite.extend({
  /** Its page is /campsite/ai-{suggestion_id}, and a trip can be planned by it. */
  suggestion_id: id,
  /** "No" also where the AI said nothing of pets: the contract has no third value. */
  petFriendly: z.enum(yesOrNo),
  /** False where the AI said nothing of pets. */
  pets_said: z.boolean(),
  /** "45 km", or "unknown". */
  distance: z.string(),
  /** The campsite, one that the viewer may see, which this suggests again. */
  location_id: id.nullable(),
});

export const aiResponse = z.object({ campsites: z.array(aiCampsite) });

export type AiCampsite = z.output<typeof aiCampsite>;
export type AiSuggestions = z.output<typeof aiResponse>;
