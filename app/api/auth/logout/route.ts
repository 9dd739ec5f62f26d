import { NextResponse } from 'next/server';
import { z } from 'zod';
import { isDeliberateVisit } from '@/lib/api/origin';
import { reply } from '@/lib/api/respond';
import { publicRoute } from '@/lib/api/route';
import { endedSessionCookie, readSessionToken, sessionCookieName } from '@/lib/auth/session-cookie';
import { endSession } from '@/lib/auth/sessions';
import { env } from '@/lib/env';

export const GET = publicRoute(
  {
    summary: 'End this session; a browser navigation goes on to /logged-out',
    answer: z.object({ message: z.string() }),
  },
  async ({ request }) => {
    const navigation = request.headers.get('sec-fetch-mode') === 'navigate';
    const goTo = (path: string) => NextResponse.redirect(new URL(path, env().APP_URL), 303);
    if (!isDeliberateVisit(request))
      return navigation ? goTo('/') : reply({ message: 'Nothing has changed.' });

    await endSession(await readSessionToken(request.cookies.get(sessionCookieName())?.value));
    const cookie = endedSessionCookie();
    if (!navigation) return reply({ message: 'You are logged out.' }, { cookies: [cookie] });
    const response = goTo('/logged-out');
    response.headers.set('set-cookie', cookie);
    return response;
  },
);
