import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { json } from '@/lib/api/respond';
import { googleConfigured } from '@/lib/auth/google';
import { authOptions } from '@/lib/auth/options';
import { sessionCookieName } from '@/lib/auth/session-cookie';

type Context = { params: Promise<{ nextauth: string[] }> };

/** Google's way back. Everything else that next-auth could do here has an endpoint of its own, or is not wanted. */
export async function GET(request: NextRequest, context: Context): Promise<Response> {
  const path = (await context.params).nextauth.join('/');
  if (path !== 'callback/google' || !googleConfigured()) return json({ error: 'Not found.' }, 404);
  return NextAuth(request, context, authOptions(request, request.cookies.get(sessionCookieName())?.value));
}
