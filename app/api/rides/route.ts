import { z } from 'zod';
import { route } from '@/lib/api/route';
import { addRide } from '@/lib/rides/mutations';
import { listRides } from '@/lib/rides/queries';
import { newRide, ride } from '@/lib/rides/schema';

export const GET = route(
  { summary: "The viewer's rides", answer: z.object({ rides: z.array(ride) }) },
  async ({ viewer }) => ({ rides: await listRides(viewer) }),
);

export const POST = route(
  {
    summary: 'Add a car, a trailer or a boat',
    body: newRide,
    answer: z.object({ ride }),
    status: 201,
    idempotent: true,
  },
  async ({ viewer, body }) => ({ ride: await addRide(viewer, body) }),
);
