import { z } from 'zod';

export const savedSite = z.object({ saved: z.boolean('This must be true or false.') });
