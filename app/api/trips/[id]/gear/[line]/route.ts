import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { changeLine } from '@/lib/trips/gear/change-line';
import { lineChange, oneLine } from '@/lib/trips/gear/schema';

export const PATCH = route(
  {
    summary: 'Rename what the trip needs, say how many, strike it or take it up again, as an organiser',
    params: params('id', 'line'),
    body: lineChange,
    answer: oneLine,
    limits: ['partChanges'],
  },
  async ({ viewer, params, body }) => ({
    line: await changeLine({ viewer, tripId: params.id }, params.line, body),
  }),
);

export const { DELETE, GET, OPTIONS, POST, PUT } = otherMethods({ PATCH });
