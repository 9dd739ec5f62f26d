import { NextResponse } from 'next/server';
import { z } from 'zod';
import { endedSessionCookie, readSessionToken, sessionCookieName } from '@/lib/server/auth/session-cookie';
import { endSession } from '@/lib/server/auth/sessions';
import { endedInvitedCookie } from '@/lib/server/auth/signup-cookie';
import { env } from '@/lib/server/env';
import { isDeliberateVisit } from '@/lib/server/http/origin';
import { otherMethods } from '@/lib/server/http/other-methods';
import { reply } from '@/lib/server/http/respond';
import { publicRoute } from '@/lib/server/http/route';

export const GET = publicRoute(
  {
    summary: 'Log out in this browser',
    answer: z.object({ message: z.string() }),
    otherStatuses: [303],
  },
  async ({ request }) => {
    const navigation = request.headers.get('sec-fetch-mode') === 'navigate';
    const goTo = (path: string) => NextResponse.redirect(new URL(path, env().APP_URL), 303);
    if (!isDeliberateVisit(request))
      return navigation ? goTo('/') : reply({ message: 'Nothing has changed.' });

    await endSession(await readSessionToken(request.cookies.get(sessionCookieName())?.value));
    // Also deletes the cookie with the invitation's secret, because the next person at this device
    // may not be the person who got the invitation's mail.
    const cookies = [endedSessionCookie(), endedInvitedCookie()];
    if (!navigation) return reply({ message: 'You are logged out.' }, { cookies });
    const response = goTo('/logged-out');
    for (const cookie of cookies) response.headers.append('set-cookie', cookie);
    return response;
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
