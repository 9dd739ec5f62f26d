import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { answerTrip } from '@/lib/trips/attendance/answer';
import { attendingAnswer, attendingChange } from '@/lib/trips/attendance/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const PATCH = tripRoute(
  {
    summary: 'Answer a trip: going or not going',
    params: params('id'),
    body: attendingChange,
    answer: attendingAnswer,
    limits: ['answers'],
    idempotent: true,
  },
  ({ caller, body }) => answerTrip(caller, body),
);

export const { DELETE, GET, OPTIONS, POST, PUT } = otherMethods({ PATCH });
