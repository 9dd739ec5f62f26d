import 'server-only';
import type { NextRequest } from 'next/server';
import { secureCookies } from './session-cookie';

const DAY_SECONDS = 24 * 60 * 60;
const ASKED = 'campmates-signup';
const INVITED = 'campmates-invited';

/** Marks the browser that asked for a sign-up, so that the mail's link signs in that one alone. */
export const signupCookie = (browserToken: string) => serialise(ASKED, browserToken, DAY_SECONDS);

/** For the browser whose sign-up is confirmed. */
export const endedSignupCookie = () => serialise(ASKED, '', 0);

export const readSignupCookie = (request: NextRequest) => request.cookies.get(nameOf(ASKED))?.value;

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
