import { z } from 'zod';
import { accountRoute } from '@/lib/api/route';
import { unblock } from '@/lib/blocks/mutations';
import { id, params } from '@/lib/fields';

export const DELETE = accountRoute(
  {
    summary: 'Unblock somebody; their invitations to coming trips are there to be answered',
    params: params('id'),
    answer: z.object({ id }),
  },
  ({ viewer, params }) => unblock(viewer, params.id),
);
