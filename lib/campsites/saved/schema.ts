import { z } from 'zod';

/** True when a person keeps the campsite for later. */
export const savedSite = z.object({ saved: z.boolean('This must be true or false.') });
