import { route } from '@/lib/api/route';
import { answerTrip } from '@/lib/attendance/mutations';
import { attendingChange } from '@/lib/attendance/schema';
import { params } from '@/lib/fields';

export const PATCH = route(
  {
    summary: 'Answer a trip: going or not going',
    params: params('id'),
    body: attendingChange,
    answer: attendingChange,
  },
  ({ viewer, params, body }) => answerTrip(viewer, params.id, body.attending),
);
