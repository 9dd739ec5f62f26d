import { type NextRequest, NextResponse } from 'next/server';
import NextAuth from 'next-auth';
import { z } from 'zod';
import { notFound } from '@/lib/errors';
import { googleConfigured } from '@/lib/server/auth/google';
import { authOptions } from '@/lib/server/auth/options';
import { sessionCookieName } from '@/lib/server/auth/session-cookie';
import { env } from '@/lib/server/env';
import { deviceOf } from '@/lib/server/http/caller';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';

const params = z.object({ nextauth: z.array(z.string()) });

/**
 * Google redirects here after a sign-in, and next-auth after an error; its other routes are
 * replaced or not offered.
 */
export const GET = publicRoute(
  {
    summary: 'Receive Google’s sign-in (callback/google) and redirect to a page',
    params,
    answer: z.never(),
    status: 302,
    otherStatuses: [303],
  },
  async ({ params: { nextauth }, request }) => {
    const response = await respond(request, nextauth);
    response.headers.set('cache-control', 'no-store');
    return response;
  },
);

async function respond(request: NextRequest, nextauth: string[]): Promise<Response> {
  const path = nextauth.join('/');
  if (path === 'error' || path === 'signin') {
    const problem = new URLSearchParams({ error: request.nextUrl.searchParams.get('error') ?? 'Default' });
    return NextResponse.redirect(new URL(`/login?${problem}`, env().APP_URL), 303);
  }
  if (path !== 'callback/google' || !googleConfigured()) throw notFound();
  const options = authOptions(deviceOf(request), request.cookies.get(sessionCookieName())?.value);
  return NextAuth(request, { params: Promise.resolve({ nextauth }) }, options);
}

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
