import { z } from 'zod';
import { createRide, listRides } from '@/lib/household/rides/rides';
import { newRide, ownRide } from '@/lib/household/rides/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const GET = route(
  { summary: 'List your rides', answer: z.object({ rides: z.array(ownRide) }) },
  async ({ viewer }) => ({ rides: await listRides(viewer) }),
);

export const POST = route(
  {
    summary: 'Add a car, a trailer or a boat',
    body: newRide,
    answer: z.object({ ride: ownRide }),
    status: 201,
    idempotent: true,
  },
  async ({ viewer, body }) => ({ ride: await createRide(viewer, body) }),
);

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods({ GET, POST });
