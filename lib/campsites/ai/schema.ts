import { z } from 'zod';
import { id } from '@/lib/fields';
import { saidOfSite, yesOrNo } from '../suggestions/schema';

/** A suggestion in a response to the viewer. */
const aiCampsite = saidOfSite.extend({
  /** The suggestion's page is /campsite/ai-{suggestion_id}; a trip can be planned with this id. */
  suggestion_id: id,
  /** "No" also when the AI said nothing about pets, because the contract has no third value. */
  petFriendly: z.enum(yesOrNo),
  /** False when the AI said nothing about pets. */
  pets_said: z.boolean(),
  /** "45 km", or "unknown". */
  distance: z.string(),
  /** The campsite that the suggestion names, if the viewer may see it. */
  location_id: id.nullable(),
});

export const aiResponse = z.object({ campsites: z.array(aiCampsite) });

export type AiCampsite = z.output<typeof aiCampsite>;
export type AiSuggestions = z.output<typeof aiResponse>;
