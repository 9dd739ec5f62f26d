import { z } from 'zod';
import { id } from '@/lib/fields';
import { saidOfSite, yesOrNo } from '../suggestions/schema';

/** A suggestion as the API sends it to the viewer. */
const aiCampsite = saidOfSite.extend({
  /**
   * Id of the suggestion. The path of its page is /campsite/ai-{suggestion_id}, and a trip can be
   * planned with this id.
   */
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
  /**
   * Id of the campsite that the suggestion names; null when there is none or the viewer may not see
   * it.
   */
  location_id: id.nullable(),
});

export const aiResponse = z.object({ campsites: z.array(aiCampsite) });

export type AiCampsite = z.output<typeof aiCampsite>;
export type AiSuggestions = z.output<typeof aiResponse>;
