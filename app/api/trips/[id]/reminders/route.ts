import { z } from 'zod';
import { route } from '@/lib/api/route';
import { params } from '@/lib/fields';
import { reminder } from '@/lib/invitees/schema';
import { remind } from '@/lib/reminders/mutations';

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
