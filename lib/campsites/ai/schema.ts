import { z } from 'zod';
import { id } from '@/lib/fields';
import { saidOfSite, yesOrNo } from '../suggestions/schema';

const aiCampsite = saidOfSite.extend({
  /** Its page is /campsite/ai-{suggestion_id}, and a trip can be planned with this id. */
  suggestion_id: id,
  /**
   * "No" also when the AI said nothing about pets, because the API's contract has only these two
   * values.
   */
  petFriendly: z.enum(yesOrNo),
  /** False when the AI said nothing about pets. */
  pets_said: z.boolean(),
  /** Text such as "45 km", or "unknown". */
  distance: z.string(),
  /** Null when the suggestion names no campsite or the viewer may not see it. */
  location_id: id.nullable(),
});

export const aiResponse = z.object({ campsites: z.array(aiCampsite) });

export type AiCampsite = z.output<typeof aiCampsite>;
export type AiSuggestions = z.output<typeof aiResponse>;
