import 'server-only';
import { decode, encode, type JWT } from 'next-auth/jwt';
import { env } from '../env';
import { ownCookie, ownCookieName } from './own-cookie';

export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** What the signed cookie says: whose it is, which session row it names, and whether the profile is complete. */
export interface SessionToken {
  sub: string;
  sid: string;
  profile: boolean;
  /** When the session ends for good, in seconds since 1970. */
  until: number;
}

const SESSION = 'campmates-session';

export const sessionCookieName = () => ownCookieName(SESSION);

/** Signs every cookie. Throws where it is not configured. */
export function authSecret(): string {
  const value = env().AUTH_SECRET;
  if (!value) throw new Error('AUTH_SECRET is not set: start with npm start, or set it.');
  return value;
}

export const sessionEnd = (from = Date.now()) => new Date(from + SESSION_SECONDS * 1000);

/** The Set-Cookie value that signs a browser in, until the session's absolute end. */
export async function sessionCookie(token: SessionToken): Promise<string> {
  const maxAge = Math.max(1, token.until - Math.floor(Date.now() / 1000));
  const value = await encode({ token: { ...token }, secret: authSecret(), maxAge });
  return ownCookie(SESSION, value, maxAge);
}

/** The Set-Cookie value that signs a browser out. */
export const endedSessionCookie = () => ownCookie(SESSION, '', 0);

/** Decrypted lately, by the cookie's value: a page reads it twice, and its browser sends it again and again. */
const known = new Map<string, SessionToken>();
const MOST_KNOWN = 2000;

/** Reads a cookie's value; null when it is not ours or has run out. Says nothing about the session row. */
export async function readSessionToken(value: string | undefined): Promise<SessionToken | null> {
  if (!value) return null;
  const token = known.get(value) ?? (await decrypt(value));
  if (!token || hasRunOut(token)) return null;
  known.set(value, token);
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value as string);
  return token;
}

const decrypt = async (value: string) =>
  asSessionToken(await decode({ token: value, secret: authSecret() }).catch(() => null));

const hasRunOut = ({ until }: Pick<SessionToken, 'until'>) => until * 1000 <= Date.now();

/** A decoded JWT as ours, or null when it is none or its session has reached its end. */
export function asSessionToken(token: JWT | null): SessionToken | null {
  if (typeof token?.sub !== 'string' || typeof token.sid !== 'string' || typeof token.until !== 'number')
    return null;
  const { sub, sid, until } = token;
  return hasRunOut({ until }) ? null : { sub, sid, profile: token.profile === true, until };
}
