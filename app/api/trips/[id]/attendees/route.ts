import { z } from 'zod';
import { route } from '@/lib/api/route';
import { peopleOf } from '@/lib/attendance/queries';
import { attendee } from '@/lib/attendance/schema';
import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';

export const GET = route(
  {
    summary: 'Who is going on a trip, the organiser first, with whom and what they bring',
    params: params('id'),
    answer: z.object({ attendees: z.array(attendee) }),
  },
  async ({ viewer, params }) => {
    const people = await peopleOf(viewer, params.id);
    if (!people) throw notFound();
    return { attendees: people.attendees.map(({ invitee: _, ...attendee }) => attendee) };
  },
);
