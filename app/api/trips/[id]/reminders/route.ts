import { z } from 'zod';
import { params } from '@/lib/fields';
import { route } from '@/lib/server/http/route';
import { reminder } from '@/lib/trips/attendance/people-schema';
import { remind } from '@/lib/trips/invitations/remind';

export const POST = route(
  {
    summary: 'Remind everybody who has yet to answer or to confirm again, or one of them; once a day each',
    params: params('id'),
    body: reminder,
    answer: z.object({ reminded: z.int() }),
    idempotent: true,
  },
  ({ viewer, params, body }) => remind(viewer, params.id, body),
);
