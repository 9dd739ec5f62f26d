import { z } from 'zod';
import { route } from '@/lib/api/route';
import { calendarAnswer } from '@/lib/calendar/answer';
import { tripFile } from '@/lib/calendar/event';
import { fileName } from '@/lib/calendar/file-name';
import { calendarTripFor } from '@/lib/calendar/queries';
import { env } from '@/lib/env';
import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';

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
