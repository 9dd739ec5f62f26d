import { z } from 'zod';
import { publicRoute } from '@/lib/api/route';
import { calendarAnswer } from '@/lib/calendar/answer';
import { feedFile } from '@/lib/calendar/event';
import { tripsInFeed } from '@/lib/calendar/queries';
import { env } from '@/lib/env';
import { notFound } from '@/lib/errors';
import { tokenParams } from '@/lib/invites/schema';

export const GET = publicRoute(
  {
    summary: "Somebody's trips for their calendar app, which has no session: the address is the key",
    limits: ['calendarFeed'],
    params: tokenParams,
    answer: z.string(),
    answerType: 'text/calendar',
  },
  async ({ params }) => {
    const trips = await tripsInFeed(params.token);
    if (!trips) throw notFound();
    return calendarAnswer(feedFile(trips, env().APP_URL), 'campmates.ics');
  },
);
