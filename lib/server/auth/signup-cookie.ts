import 'server-only';
import type { NextRequest } from 'next/server';
import { ownCookie, ownCookieName } from './own-cookie';

const DAY_SECONDS = 24 * 60 * 60;
const ASKED = 'campmates-signup';
const INVITED = 'campmates-invited';

const MOST_ASKED = 5;

/** The link in the mail signs in only this browser. Earlier tokens stay: each sign-up has its own link. */
export function signupCookie(request: NextRequest, browserToken: string): string {
  const earlier = readSignupCookie(request).filter((token) => token !== browserToken);
  return ownCookie(ASKED, [browserToken, ...earlier].slice(0, MOST_ASKED).join('.'), DAY_SECONDS);
}

export const readSignupCookie = (request: NextRequest): string[] =>
  (request.cookies.get(ownCookieName(ASKED))?.value ?? '').split('.', MOST_ASKED).filter(isToken);

// Next decodes the cookie, and other decoded text may contain characters that are invalid in a header.
const isToken = (value: string) => /^[\w-]{43}$/.test(value);

/** Keeps the secret from an invitation's mail, because the middleware removes it from the page's URL. */
export const invitedCookie = (signupToken: string) => ownCookie(INVITED, signupToken, DAY_SECONDS);

export const endedInvitedCookie = () => ownCookie(INVITED, '', 0);

export const readInvitedCookie = (cookies: { get: (name: string) => { value: string } | undefined }) =>
  cookies.get(ownCookieName(INVITED))?.value;
