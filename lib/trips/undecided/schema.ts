import { z } from 'zod';
import { day } from '@/lib/fields';

/** What of a trip is undecided, because a vote on it is open. */
export const undecidedFields = {
  /** True while a vote on the dates is open. The trip's own dates are then only one of those on offer. */
  dates_open: z.boolean(),
  /** True while a vote on the campsite is open. */
  site_open: z.boolean(),
  /** Last day to vote; null without an open vote or without such a day. */
  vote_closes_on: day.nullable(),
};
