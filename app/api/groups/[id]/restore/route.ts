import { z } from 'zod';
import { params } from '@/lib/fields';
import { restoreGroup } from '@/lib/household/groups/groups';
import { group } from '@/lib/household/groups/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { companionsOf } from '@/lib/trips/policy';

export const POST = route(
  {
    summary: 'Restore a group deleted within the last hour',
    params: params('id'),
    answer: z.object({ group }),
    status: 201,
    idempotent: true,
  },
  async ({ viewer, params }) => ({ group: await restoreGroup(viewer, params.id, companionsOf) }),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
