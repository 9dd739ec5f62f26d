import { z } from 'zod';
import { day, id } from '@/lib/fields';

export const openedTrip = z.object({ trip_id: id });

export const openedHouseholds = z.object({
  households: z.array(
    z.object({
      household_id: id,
      trip_id: id,
      trip_name: z.string().nullable(),
      start_date: day,
      end_date: day,
    }),
  ),
});

export type OpenedHouseholds = z.output<typeof openedHouseholds>;
