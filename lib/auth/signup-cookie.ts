import 'server-only';
import type { NextRequest } from 'next/server';
import { env } from '../env';

const NAME = 'campmates-signup';
const DAY_SECONDS = 24 * 60 * 60;

/** Marks the browser that asked for a sign-up, so that the mail's link signs in that one alone. */
export function signupCookie(browserToken: string): string {
  const secure = env().APP_URL.startsWith('https:') ? '; Secure' : '';
  return `${NAME}=${browserToken}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${DAY_SECONDS}${secure}`;
}

export const readSignupCookie = (request: NextRequest) => request.cookies.get(NAME)?.value;
