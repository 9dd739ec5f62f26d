import { z } from 'zod';
import { id, params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { mergeHouseholds } from '@/lib/trips/households/merge/merge-households';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { requireAccountOf } from '@/lib/trips/trip-caller';

export const POST = tripRoute(
  {
    summary: 'Make two households of a trip one',
    params: params('id', 'household', 'other'),
    answer: z.object({
      household: z.object({
        household_id: id,
        name: z.string().nullable(),
        attending: z.boolean().nullable(),
      }),
    }),
    limits: ['tripChanges'],
  },
  ({ caller, params: { id: tripId, household, other } }) =>
    mergeHouseholds(requireAccountOf(caller), tripId, household, other),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
