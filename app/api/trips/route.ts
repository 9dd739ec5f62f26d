import { z } from 'zod';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { createTrip } from '@/lib/trips/create-trip';
import { listTrips } from '@/lib/trips/list-trips';
import { listQuery, newTrip, trip } from '@/lib/trips/schema';

export const GET = route(
  {
    summary: 'List your trips, or those that you have hidden',
    query: listQuery,
    answer: z.object({ trips: z.array(trip) }),
  },
  async ({ viewer, query }) => {
    const trips = await listTrips(viewer, query.hidden === 'true');
    return { trips: trips.map(({ trip }) => trip) };
  },
);

export const POST = route(
  {
    summary: 'Create a trip and invite people to it',
    body: newTrip,
    answer: z.object({ trip }),
    status: 201,
    idempotent: true,
  },
  async ({ viewer, body }) => ({ trip: await createTrip(viewer, body) }),
);

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods({ GET, POST });
