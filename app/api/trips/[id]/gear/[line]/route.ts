import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { changeLine } from '@/lib/trips/gear/change-gear';
import { lineChange, oneLine } from '@/lib/trips/gear/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const PATCH = tripRoute(
  {
    summary: 'Change or strike something that a trip needs',
    params: params('id', 'line'),
    body: lineChange,
    answer: oneLine,
    limits: ['partChanges'],
  },
  async ({ caller, params, body }) => ({
    line: await changeLine(caller, params.line, body),
  }),
);

export const { DELETE, GET, OPTIONS, POST, PUT } = otherMethods({ PATCH });
