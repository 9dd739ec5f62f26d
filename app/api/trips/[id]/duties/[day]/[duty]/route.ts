import { z } from 'zod';
import { id } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { setTurn } from '@/lib/trips/days/change-duties';
import { days, turnChange, turnParams } from '@/lib/trips/days/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const PUT = tripRoute(
  {
    summary: 'Give a turn at a duty to a household, or to nobody',
    params: z.object({ id, ...turnParams }),
    body: turnChange,
    answer: days,
    limits: ['partChanges'],
    idempotent: true,
  },
  ({ caller, params, body }) => setTurn(caller, params, body),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
