import { z } from 'zod';
import { accountOf } from '@/lib/server/auth/viewer';
import { env } from '@/lib/server/env';
import { otherMethods } from '@/lib/server/http/other-methods';
import { fileResponse } from '@/lib/server/http/respond';
import { publicRoute } from '@/lib/server/http/route';
import { tripFile } from '@/lib/trips/calendar/event';
import { fileName } from '@/lib/trips/file-name';
import { getInvitationCalendar } from '@/lib/trips/invitations/invitation-calendar';
import { invitationUrl } from '@/lib/trips/invitations/links/link';
import { tokenParams } from '@/lib/trips/invitations/schema';

export const GET = publicRoute(
  {
    summary: 'Get an invitation’s trip as a calendar file',
    params: tokenParams,
    answer: z.string(),
    answerType: 'text/calendar',
  },
  async ({ params: { token }, request }) => {
    const trip = await getInvitationCalendar(await accountOf(request), token);
    const file = tripFile(trip, env().APP_URL)(invitationUrl(token));
    return fileResponse(file, { type: 'text/calendar', name: fileName(trip.name, '.ics') });
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
