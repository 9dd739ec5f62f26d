import { z } from 'zod';

/** Whether a campsite is among those that somebody keeps for later. */
export const savedSite = z.object({ saved: z.boolean('This must be true or false.') });
