import { z } from 'zod';
import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { listPeople } from '@/lib/trips/attendance/people';
import { attendee } from '@/lib/trips/attendance/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const GET = tripRoute(
  {
    summary: 'List who is going on a trip, with the people and vehicles they bring',
    params: params('id'),
    answer: z.object({ attendees: z.array(attendee) }),
  },
  async ({ caller }) => {
    const people = await listPeople(caller);
    if (!people) throw notFound();
    return people;
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
