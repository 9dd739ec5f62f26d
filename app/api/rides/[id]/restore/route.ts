import { z } from 'zod';
import { route } from '@/lib/api/route';
import { params } from '@/lib/fields';
import { restoreRide } from '@/lib/rides/mutations';
import { ride } from '@/lib/rides/schema';

export const POST = route(
  {
    summary: 'Put a deleted ride back, within an hour',
    params: params('id'),
    answer: z.object({ ride }),
    status: 201,
    idempotent: true,
  },
  async ({ viewer, params }) => ({ ride: await restoreRide(viewer, params.id) }),
);
