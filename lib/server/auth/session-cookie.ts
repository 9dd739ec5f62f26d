import 'server-only';
import { decode, encode, type JWT } from 'next-auth/jwt';
import { env } from '../env';
import { ownCookie, ownCookieName } from './own-cookie';

export const SESSION_SECONDS = 30 * 24 * 60 * 60;

export const sessionEnd = (from = Date.now()) => new Date(from + SESSION_SECONDS * 1000);

export interface SessionToken {
  sub: string;
  sid: string;
  profile: boolean;
  /** In seconds since 1970. */
  until: number;
}

const SESSION = 'campmates-session';

export const sessionCookieName = () => ownCookieName(SESSION);

export function authSecret(): string {
  const value = env().AUTH_SECRET;
  if (!value) throw new Error('AUTH_SECRET is not set: start with npm start, or set it.');
  return value;
}

export async function sessionCookie(token: SessionToken): Promise<string> {
  const maxAge = Math.max(1, token.until - Math.floor(Date.now() / 1000));
  const value = await encode({ token: { ...token }, secret: authSecret(), maxAge });
  return ownCookie(SESSION, value, maxAge);
}

export const endedSessionCookie = () => ownCookie(SESSION, '', 0);

/** A page reads its cookie twice, and a browser sends the same cookie with every request. */
const known = new Map<string, SessionToken>();
const MOST_KNOWN = 2000;

/** Null when we didn't make the cookie or it has expired. Doesn't check whether the session has ended. */
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

/** Null when it isn't a session's token or the session has expired. */
export function asSessionToken(token: JWT | null): SessionToken | null {
  if (typeof token?.sub !== 'string' || typeof token.sid !== 'string' || typeof token.until !== 'number')
    return null;
  const { sub, sid, until } = token;
  return hasRunOut({ until }) ? null : { sub, sid, profile: token.profile === true, until };
}
