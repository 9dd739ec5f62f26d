import { type NextRequest, NextResponse } from 'next/server';
import { loginPath, PATH_HEADER } from '@/lib/auth/callback';
import { contentPolicy, transportSecurity } from '@/lib/auth/content-policy';
import { readSessionToken, type SessionToken, sessionCookieName } from '@/lib/auth/session-cookie';
import { hasProfile, liveAccount } from '@/lib/auth/viewer';

const POLICY_HEADER = 'content-security-policy';

const openToAnyone =
  /^\/(login|forgot-password|reset-password|contact|confirm-email|post-auth|logged-out|invite\/[^/]+)\/?$/;
const openWithoutProfile = /^\/(complete-profile|profile-setup)\/?$/;

/**
 * Sends the signed-out to /login and those without a profile to /complete-profile before a page is rendered.
 * A convenience: every page and handler checks again, against the session row.
 */
export async function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
  const headers = new Headers(request.headers);
  headers.set(PATH_HEADER, pathname + search);
  const policy = contentPolicy(Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64'));
  // Next finds the nonce for its own scripts in the request's policy.
  headers.set(POLICY_HEADER, policy);
  const pass = () =>
    NextResponse.next({ request: { headers }, headers: { [POLICY_HEADER]: policy, ...transportSecurity() } });
  const goTo = (path: string) => NextResponse.redirect(new URL(path, request.url));

  if (openToAnyone.test(pathname)) return pass();
  const token = await readSessionToken(request.cookies.get(sessionCookieName())?.value);
  if (!token) return goTo(loginPath(pathname + search));
  if (openWithoutProfile.test(pathname) || (await profileIsComplete(token))) return pass();
  return goTo('/complete-profile');
}

/** A profile, once made, stays: only a cookie from before it needs the database. */
async function profileIsComplete(token: SessionToken): Promise<boolean> {
  if (token.profile) return true;
  const account = await liveAccount(token);
  // An ended session: the page sends its owner to /login.
  return account === null || hasProfile(account);
}

export const config = {
  runtime: 'nodejs',
  // Pages only: calls answer for themselves, files and cover art are open.
  matcher: [
    '/((?!api/|auth/|crew$|crew/|rides$|rides/|cover/|_next/|.*\\.(?:svg|ico|png|webmanifest|txt)$).*)',
  ],
};
