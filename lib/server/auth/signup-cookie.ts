import 'server-only';
import type { NextRequest } from 'next/server';
import { secureCookies } from './session-cookie';

const DAY_SECONDS = 24 * 60 * 60;
const ASKED = 'campmates-signup';
const INVITED = 'campmates-invited';

/** How many sign-ups of one browser its cookie tells of; beyond these the oldest go. */
const MOST_ASKED = 5;

/**
 * Marks the browser that asked for a sign-up, so that the mail's link signs in that browser alone. The cookie keeps the
 * tokens of earlier sign-ups too, since each has a link of its own. A token is worth nothing once its link was followed.
 */
export function signupCookie(request: NextRequest, browserToken: string): string {
  const earlier = readSignupCookie(request).filter((token) => token !== browserToken);
  return serialise(ASKED, [browserToken, ...earlier].slice(0, MOST_ASKED).join('.'), DAY_SECONDS);
}

/** The tokens of the sign-ups that a browser has asked for, the newest first. */
export const readSignupCookie = (request: NextRequest): string[] =>
  (request.cookies.get(nameOf(ASKED))?.value ?? '').split('.', MOST_ASKED).filter(isToken);

// Next decodes a cookie's value, so what a browser makes up could hold what no header may.
const isToken = (value: string) => /^[\w-]{43}$/.test(value);

/** Keeps the secret of an invitation's mail, which stands in no address from then on. */
export const invitedCookie = (signupToken: string) => serialise(INVITED, signupToken, DAY_SECONDS);

/** For a browser that has signed up with it, or that nobody is logged in with any more. */
export const endedInvitedCookie = () => serialise(INVITED, '', 0);

export const readInvitedCookie = (cookies: { get: (name: string) => { value: string } | undefined }) =>
  cookies.get(nameOf(INVITED))?.value;

// Under https a sibling site cannot plant them.
const nameOf = (name: string) => (secureCookies() ? `__Host-${name}` : name);

function serialise(name: string, value: string, maxAge: number): string {
  const secure = secureCookies() ? '; Secure' : '';
  return `${nameOf(name)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}
