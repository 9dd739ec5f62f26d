import { z } from 'zod';

/** Whether one of the viewer's trips is left out of their own lists. */
export const hiddenTrip = z.object({ hidden: z.boolean('Please say whether to hide the trip.') });

/** Which of one's trips to list: those shown, or those hidden. */
export const listQuery = z.object({
  hidden: z.enum(['true', 'false'], 'This must be true or false.').optional(),
});
