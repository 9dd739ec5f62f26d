import { z } from 'zod';
import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { env } from '@/lib/server/env';
import { otherMethods } from '@/lib/server/http/other-methods';
import { fileResponse } from '@/lib/server/http/respond';
import { getCalendarTrip } from '@/lib/trips/calendar/calendar-trips';
import { tripFile } from '@/lib/trips/calendar/event';
import { fileName } from '@/lib/trips/file-name';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const GET = tripRoute(
  {
    summary: 'Get a trip as a calendar file',
    params: params('id'),
    answer: z.string(),
    answerType: 'text/calendar',
  },
  async ({ caller }) => {
    const trip = await getCalendarTrip(caller);
    if (!trip) throw notFound();
    const { APP_URL } = env();
    const file = tripFile(trip, APP_URL)(`${APP_URL}/trip/${trip.id}`);
    return fileResponse(file, { type: 'text/calendar', name: fileName(trip.name, '.ics') });
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
