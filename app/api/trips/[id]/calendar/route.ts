import { z } from 'zod';
import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { env } from '@/lib/server/env';
import { route } from '@/lib/server/http/route';
import { calendarTripFor } from '@/lib/trips/calendar/calendar-trips';
import { tripFile } from '@/lib/trips/calendar/event';
import { fileName } from '@/lib/trips/calendar/file-name';
import { calendarAnswer } from '@/lib/trips/calendar/response';

export const GET = route(
  {
    summary: 'A trip as a calendar file, whole days in its own dates',
    params: params('id'),
    answer: z.string(),
    answerType: 'text/calendar',
  },
  async ({ viewer, params }) => {
    const trip = await calendarTripFor(viewer, params.id);
    if (!trip) throw notFound();
    const { APP_URL } = env();
    return calendarAnswer(tripFile(trip, APP_URL)(`${APP_URL}/trip/${trip.id}`), fileName(trip.name));
  },
);
