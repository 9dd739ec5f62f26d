import { type NextRequest, NextResponse } from 'next/server';
import { findDesk } from '@/lib/operator/desk';
import { bearerOf } from '@/lib/server/auth/bearer';
import { loginPath, PATH_HEADER, profilePath } from '@/lib/server/auth/callback';
import { readSessionToken, type SessionToken, sessionCookieName } from '@/lib/server/auth/session-cookie';
import { invitedCookie } from '@/lib/server/auth/signup-cookie';
import { hasProfile, liveAccount } from '@/lib/server/auth/viewer';
import { isDatabaseDown } from '@/lib/server/db/errors';
import { faultPage } from '@/lib/server/http/fault-page';
import { contentPolicy, requestIdOf, transportSecurity } from '@/lib/server/http/headers';
import { refusedPage } from '@/lib/server/http/limit-pages';
import { methodNotAllowed, toResponse } from '@/lib/server/http/whole-response';
import { openedGuest } from '@/lib/trips/households/find-caller';
import { findMissing } from '@/lib/trips/missing-page';
import { joiningCookies } from '@/lib/trips/share-link/joining-browser';
import { readGuestCookie } from './lib/trips/households/guests/guest-cookie';

const POLICY_HEADER = 'content-security-policy';

const openToAnyone =
  /^\/(login|forgot-password|reset-password|contact|confirm-email|post-auth|logged-out|offline|(?:invite|join|unsubscribe|at-home)\/[^/]+)\/?$/;
const shareLink = /^\/join\/[^/]+\/?$/;
const invitation = /^\/invite\/[^/]+\/?$/;
/** Has a handler that reads a program's token. A page reads none. */
const picture = /^\/trip\/[^/]+\/recap\.png$/;
const deskPage = /^\/operator(?:\/|$)/;
const openWithoutProfile = /^\/(complete-profile|profile-setup)\/?$/;

export async function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl;
  // In Next a page and a route handler can't have the same path, so POST /profile is rewritten.
  const profile = pathname === '/profile';
  if (profile && request.method === 'POST') {
    return NextResponse.rewrite(new URL('/api/profile-setup', request.url));
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return toResponse(methodNotAllowed(profile ? 'GET, HEAD, POST' : 'GET, HEAD'));
  }
  const counted = readSessionToken(request.cookies.get(sessionCookieName())?.value).then((session) =>
    refusedPage(request, session, readGuestCookie(request.cookies)),
  );
  return Promise.all([counted, guard(request)])
    .then(([refused, response]) => (refused ? toResponse(refused) : response))
    .catch((error: unknown) => {
      if (!isDatabaseDown(error)) throw error;
      // The page would only wait for the same database again.
      return toResponse(faultPage(503, requestIdOf(request)));
    });
}

/** Only a convenience: every page and handler checks again, against the session's row. */
async function guard(request: NextRequest): Promise<NextResponse> {
  const { pathname, search, searchParams } = request.nextUrl;
  if (searchParams.has('signup') && invitation.test(pathname)) return withoutSecret(request);
  const headers = new Headers(request.headers);
  headers.set(PATH_HEADER, pathname + search);
  const policy = contentPolicy(Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64'));
  // Next takes the nonce for its own scripts from the policy in the request's headers.
  headers.set(POLICY_HEADER, policy);
  const common = { [POLICY_HEADER]: policy, ...transportSecurity() };
  const pass = () => NextResponse.next({ request: { headers }, headers: common });
  const goTo = (path: string) => NextResponse.redirect(new URL(path, request.url), { headers: common });

  const show = async () => {
    // Whoever isn't an operator gets the same 404 as for an unknown address.
    if (deskPage.test(pathname) && !(await isOperator(token)))
      return NextResponse.rewrite(new URL('/not-here', request.url), {
        request: { headers },
        headers: common,
      });
    const missing = await findMissing(request.nextUrl, token, readGuestCookie(request.cookies));
    if (!missing) return pass();
    const page = new URL(`/not-here/${missing}`, request.url);
    return NextResponse.rewrite(page, { status: 404, request: { headers }, headers: common });
  };

  const token = await readSessionToken(request.cookies.get(sessionCookieName())?.value);
  if (shareLink.test(pathname)) return withCookies(await show(), joiningCookies(request.cookies));
  if (openToAnyone.test(pathname)) return show();
  if (picture.test(pathname) && bearerOf(request) !== null) return pass();
  if (await isOpenToGuest(request)) return pass();
  if (!token) return goTo(loginPath(pathname + search));
  if (openWithoutProfile.test(pathname) || (await profileIsComplete(token))) return show();
  return goTo(profilePath(pathname + search));
}

function withCookies(response: NextResponse, cookies: string[]): NextResponse {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/** The database is queried only when the browser has a guest cookie for this trip. */
async function isOpenToGuest({ nextUrl, cookies }: NextRequest): Promise<boolean> {
  const [, page, id] = nextUrl.pathname.split('/');
  if (page !== 'trip') return false;
  const guest = readGuestCookie(cookies).find(({ tripId }) => tripId === id);
  return guest !== undefined && (await openedGuest(guest)) !== null;
}

/** People who copy the URL must not copy the secret of an invitation's mail too. */
function withoutSecret({ nextUrl, url }: NextRequest): NextResponse {
  const page = new URL(nextUrl.pathname + nextUrl.search, url);
  const secret = page.searchParams.get('signup') ?? '';
  page.searchParams.delete('signup');
  const headers = new Headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    ...transportSecurity(),
  });
  if (/^[\w-]{43}$/.test(secret)) headers.set('set-cookie', invitedCookie(secret));
  return NextResponse.redirect(page, { status: 303, headers });
}

async function isOperator(token: SessionToken | null): Promise<boolean> {
  const account = await liveAccount(token);
  // The cookie of an ended session gets no 404, because the page redirects to /login.
  return account === null || (await findDesk(account)) !== null;
}

/** A profile is never undone, so a cookie that says so is trusted; one without may be outdated. */
async function profileIsComplete(token: SessionToken): Promise<boolean> {
  if (token.profile) return true;
  const account = await liveAccount(token);
  // Without an account the session has ended, and the page redirects to /login.
  return account === null || hasProfile(account);
}

export const config = {
  runtime: 'nodejs',
  // Pages, and addresses that don't exist: not API requests, metrics and cover art, which have handlers of
  // their own, nor the files in public/, which everybody may load.
  matcher:
    '/((?!api/|auth(?:/|$)|crew(?:/|$)|rides(?:/|$)|cover/[^/]+/[^/]+$|(?:invite|join)/[^/]+/preview\\.png$|map/[^/]+/[\\d/]+\\.pbf\\.gz$|install/[\\w-]+\\.(?:png|webp)$|metrics$|_next/|(?:favicon\\.ico|icons?\\.svg|robots\\.txt|icon-192\\.png|icon-512\\.png|apple-touch-icon\\.png|manifest\\.webmanifest|sw\\.js|trip-scripts\\.json)$).*)',
};
