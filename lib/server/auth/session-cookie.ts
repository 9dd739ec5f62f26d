import 'server-only';
import { decode, encode, type JWT } from 'next-auth/jwt';
import { env } from '../env';
import { ownCookie, ownCookieName } from './own-cookie';

/**
 * Content of the signed session cookie: the user, the session row, and whether the profile is
 * complete.
 */
export interface SessionToken {
  sub: string;
  sid: string;
  profile: boolean;
  /** When the session expires, in seconds since 1970. */
  until: number;
}

const SESSION = 'campmates-session';

export const sessionCookieName = () => ownCookieName(SESSION);

/** Returns the secret that signs every cookie. Throws when it is not configured. */
export function authSecret(): string {
  const value = env().AUTH_SECRET;
  if (!value) throw new Error('AUTH_SECRET is not set: start with npm start, or set it.');
  return value;
}

/** Returns the Set-Cookie value that signs a browser in until the session ends. */
export async function sessionCookie(token: SessionToken): Promise<string> {
  const maxAge = Math.max(1, token.until - Math.floor(Date.now() / 1000));
  const value = await encode({ token: { ...token }, secret: authSecret(), maxAge });
  return ownCookie(SESSION, value, maxAge);
}

/** Returns the Set-Cookie value that signs a browser out. */
export const endedSessionCookie = () => ownCookie(SESSION, '', 0);

/**
 * Cache of decrypted tokens by cookie value. A page reads its cookie twice, and a browser sends the
 * same cookie with every request.
 */
const known = new Map<string, SessionToken>();
const MOST_KNOWN = 2000;

/**
 * Returns the token in a cookie's value; null when we didn't make the cookie or it has expired.
 * Doesn't check whether the session has ended.
 */
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

/** Returns a decoded JWT as a session token; null when it isn't one or its session has expired. */
export function asSessionToken(token: JWT | null): SessionToken | null {
  if (typeof token?.sub !== 'string' || typeof token.sid !== 'string' || typeof token.until !== 'number')
    return null;
  const { sub, sid, until } = token;
  return hasRunOut({ until }) ? null : { sub, sid, profile: token.profile === true, until };
}
