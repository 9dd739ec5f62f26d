import { z } from 'zod';
import { endOwnSession } from '@/lib/account/mutations';
import { accountRoute } from '@/lib/api/route';
import { id, params } from '@/lib/fields';

export const DELETE = accountRoute(
  { summary: "End one of the person's sessions", params: params('id'), answer: z.object({ id }) },
  ({ viewer, params }) => endOwnSession(viewer, params.id),
);
