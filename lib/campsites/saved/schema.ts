import { z } from 'zod';

/** `saved` is true to keep the campsite for later and false to remove it. */
export const savedSite = z.object({ saved: z.boolean('This must be true or false.') });
