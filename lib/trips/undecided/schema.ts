import { z } from 'zod';
import { day } from '@/lib/fields';

export const undecidedFields = {
  /** The trip's own dates are then only one of those on offer. */
  dates_open: z.boolean(),
  site_open: z.boolean(),
  /** Null without an open vote or without such a day. */
  vote_closes_on: day.nullable(),
};
