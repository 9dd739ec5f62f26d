import { z } from 'zod';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { changeNotes } from '@/lib/trips/before-you-go/change-notes';
import { tripNotes } from '@/lib/trips/before-you-go/notes-schema';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { trip } from '@/lib/trips/schema';
import { requireAccountOf } from '@/lib/trips/trip-caller';

export const PATCH = tripRoute(
  {
    summary: 'Change a trip’s meeting point and UHF channel',
    params: params('id'),
    body: tripNotes,
    answer: z.object({ trip }),
    limits: ['tripChanges'],
  },
  async ({ caller, params, body }) => ({
    trip: await changeNotes(requireAccountOf(caller), params.id, body),
  }),
);

export const { DELETE, GET, OPTIONS, POST, PUT } = otherMethods({ PATCH });
