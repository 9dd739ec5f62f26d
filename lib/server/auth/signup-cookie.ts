import 'server-only';
import type { NextRequest } from 'next/server';
import { secureCookies } from './session-cookie';

const DAY_SECONDS = 24 * 60 * 60;

/** Marks the browser that asked for a sign-up, so that the mail's link signs in that one alone. */
export const signupCookie = (browserToken: string) => serialise(browserToken, DAY_SECONDS);

/** For the browser whose sign-up is confirmed. */
export const endedSignupCookie = () => serialise('', 0);

export const readSignupCookie = (request: NextRequest) => request.cookies.get(name())?.value;

// Under https a sibling site cannot plant it.
const name = () => (secureCookies() ? '__Host-campmates-signup' : 'campmates-signup');

function serialise(value: string, maxAge: number): string {
  const secure = secureCookies() ? '; Secure' : '';
  return `${name()}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}
