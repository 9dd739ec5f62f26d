import { z } from 'zod';

export const refusalParams = z.object({ token: z.string().max(500) });

/** With `again`, the mails are accepted again. */
export const refusalQuery = z.object({ again: z.literal('1').optional() });

export const refused = z.object({ message: z.string() });
