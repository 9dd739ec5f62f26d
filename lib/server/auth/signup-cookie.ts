import 'server-only';
import type { NextRequest } from 'next/server';
import { ownCookie, ownCookieName } from './own-cookie';

const DAY_SECONDS = 24 * 60 * 60;
const ASKED = 'campmates-signup';
const INVITED = 'campmates-invited';

/** How many sign-ups a browser's cookie remembers. A further sign-up drops the oldest. */
const MOST_ASKED = 5;

/**
 * Returns a cookie that marks the browser in which a sign-up was requested, so that the link in the
 * mail signs in only that browser. The cookie also keeps the tokens of earlier sign-ups, because each
 * sign-up has its own link. A token is worthless after its link was followed.
 */
export function signupCookie(request: NextRequest, browserToken: string): string {
  const earlier = readSignupCookie(request).filter((token) => token !== browserToken);
  return ownCookie(ASKED, [browserToken, ...earlier].slice(0, MOST_ASKED).join('.'), DAY_SECONDS);
}

/** Returns the tokens of a browser's sign-ups, newest first. */
export const readSignupCookie = (request: NextRequest): string[] =>
  (request.cookies.get(ownCookieName(ASKED))?.value ?? '').split('.', MOST_ASKED).filter(isToken);

// True for a text in the form of our tokens. Other texts are left out, because Next decodes the
// cookie, and the decoded text may contain characters that are invalid in a header.
const isToken = (value: string) => /^[\w-]{43}$/.test(value);

/**
 * Returns a cookie that keeps the secret from an invitation's mail, because the middleware removes
 * the secret from the page's URL.
 */
export const invitedCookie = (signupToken: string) => ownCookie(INVITED, signupToken, DAY_SECONDS);

/** Returns the cookie that deletes an invitation's secret, after the sign-up and at log-out. */
export const endedInvitedCookie = () => ownCookie(INVITED, '', 0);

export const readInvitedCookie = (cookies: { get: (name: string) => { value: string } | undefined }) =>
  cookies.get(ownCookieName(INVITED))?.value;
