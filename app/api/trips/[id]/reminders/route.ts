import { z } from 'zod';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { remind } from '@/lib/trips/invitations/remind';
import { reminder } from '@/lib/trips/invitations/schema';

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

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
