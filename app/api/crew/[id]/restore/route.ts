import { z } from 'zod';
import { route } from '@/lib/api/route';
import { restoreMember } from '@/lib/crew/mutations';
import { member } from '@/lib/crew/schema';
import { params } from '@/lib/fields';

export const POST = route(
  {
    summary: 'Put a deleted member back, within an hour',
    params: params('id'),
    answer: z.object({ member }),
    status: 201,
    idempotent: true,
  },
  async ({ viewer, params }) => ({ member: await restoreMember(viewer, params.id) }),
);
