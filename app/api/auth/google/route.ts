import { NextResponse } from 'next/server';
import { z } from 'zod';
import { forbidden, notFound } from '@/lib/errors';
import { safeCallback } from '@/lib/server/auth/callback';
import { googleConfigured } from '@/lib/server/auth/google';
import { startGoogle } from '@/lib/server/auth/google-redirect';
import { authOptions } from '@/lib/server/auth/options';
import { sessionCookieName } from '@/lib/server/auth/session-cookie';
import { env } from '@/lib/server/env';
import { asksForPage } from '@/lib/server/http/asks-for-page';
import { deviceOf } from '@/lib/server/http/caller';
import { isDeliberateVisit } from '@/lib/server/http/origin';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';

export const GET = publicRoute(
  {
    summary: 'Redirect the browser to Google to sign in',
    query: z.object({ callbackUrl: z.string().max(2000).optional() }),
    answer: z.never(),
    status: 302,
    otherStatuses: [303],
  },
  async ({ query, request }) => {
    if (!googleConfigured()) {
      // A browser that opens the address gets a page; a program gets the API's 404.
      if (!asksForPage(request.headers.get('accept'))) throw notFound();
      return NextResponse.redirect(new URL('/login?error=NoGoogle', env().APP_URL), 303);
    }
    if (!isDeliberateVisit(request)) throw forbidden('Please start from the log-in page.');
    const destination = safeCallback(query.callbackUrl);
    const landing = new URL('/post-auth', env().APP_URL);
    if (destination !== '/') landing.searchParams.set('callbackUrl', destination);
    const options = authOptions(deviceOf(request), request.cookies.get(sessionCookieName())?.value);
    const { url, cookies } = await startGoogle(options, landing.href);
    const headers = new Headers({ location: url, 'cache-control': 'no-store' });
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    return new Response(null, { status: 302, headers });
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
