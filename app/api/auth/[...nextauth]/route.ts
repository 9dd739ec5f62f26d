import { type NextRequest, NextResponse } from 'next/server';
import NextAuth from 'next-auth';
import { json } from '@/lib/api/respond';
import { googleConfigured } from '@/lib/auth/google';
import { authOptions } from '@/lib/auth/options';
import { sessionCookieName } from '@/lib/auth/session-cookie';
import { env } from '@/lib/env';

type Context = { params: Promise<{ nextauth: string[] }> };

/**
 * Google's way back, and where next-auth sends what did not work out. Everything else that it could do here has
 * an endpoint of its own, or is not wanted.
 */
export async function GET(request: NextRequest, context: Context): Promise<Response> {
  const path = (await context.params).nextauth.join('/');
  if (path === 'error' || path === 'signin') {
    const problem = new URLSearchParams({ error: request.nextUrl.searchParams.get('error') ?? 'Default' });
    return NextResponse.redirect(new URL(`/login?${problem}`, env().APP_URL), 303);
  }
  if (path !== 'callback/google' || !googleConfigured()) return json({ error: 'Not found.' }, 404);
  return NextAuth(request, context, authOptions(request, request.cookies.get(sessionCookieName())?.value));
}
