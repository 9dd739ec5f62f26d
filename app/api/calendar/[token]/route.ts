import { z } from 'zod';
import { notFound } from '@/lib/errors';
import { env } from '@/lib/server/env';
import { otherMethods } from '@/lib/server/http/other-methods';
import { fileResponse } from '@/lib/server/http/respond';
import { publicRoute } from '@/lib/server/http/route';
import { tripsInFeed } from '@/lib/trips/calendar/calendar-trips';
import { feedFile } from '@/lib/trips/calendar/event';
import { tokenParams } from '@/lib/trips/invitations/schema';

export const GET = publicRoute(
  {
    summary: 'Get somebody’s trips as a calendar feed, by its secret address',
    limits: ['calendarFeed'],
    params: tokenParams,
    answer: z.string(),
    answerType: 'text/calendar',
  },
  async ({ params }) => {
    const trips = await tripsInFeed(params.token);
    if (!trips) throw notFound();
    return fileResponse(feedFile(trips, env().APP_URL), { type: 'text/calendar', name: 'campmates.ics' });
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
