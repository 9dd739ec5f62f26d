import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { answerTrip } from '@/lib/trips/attendance/answer';
import { attendingAnswer, attendingChange } from '@/lib/trips/attendance/schema';

export const PATCH = route(
  {
    summary: 'Answer a trip: going or not going',
    params: params('id'),
    body: attendingChange,
    answer: attendingAnswer,
    idempotent: true,
  },
  ({ viewer, params, body }) => answerTrip(viewer, params.id, body.attending, body.for_dates),
);

export const { DELETE, GET, OPTIONS, POST, PUT } = otherMethods({ PATCH });
