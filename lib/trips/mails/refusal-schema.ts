import { z } from 'zod';

export const refusalParams = z.object({ token: z.string().max(500) });

/** With `again=1`, the address gets these mails again. */
export const refusalQuery = z.object({ again: z.literal('1').optional() });

export const refused = z.object({ message: z.string() });
