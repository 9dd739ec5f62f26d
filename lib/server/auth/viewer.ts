import 'server-only';
import type { NextRequest } from 'next/server';
import { forbidden, signedOut } from '@/lib/errors';
import { newestRelease } from '@/lib/releases';
import { Prisma } from '@/prisma/generated/client';
import { db, readRows } from '../db/client';
import { log } from '../log';
import { bearerOf } from './bearer';
import { hasJustWritten } from './own-cookie';
import { readSessionToken, type SessionToken, sessionCookieName } from './session-cookie';
import { hashToken, isApiToken } from './tokens';

export interface Account {
  userId: string;
  /** The id of the token when a program calls. */
  sessionId: string;
  sessionEnds: Date;
  email: string;
  name: string;
  profileId: string | null;
  username: string | null;
  postcode: string | null;
  /** Its requests read from the primary, because a replica may lack the browser's last change. */
  justWrote?: true;
}

export interface Viewer extends Account {
  profileId: string;
  username: string;
  postcode: string;
}

export interface PageAccount extends Account {
  /** Until the person has read about the newest release. False for an account newer than it. */
  news: boolean;
  /** Unread news counts as one notification. 100 means more than 99. */
  unread: number;
}

interface SessionRow extends Omit<Account, 'name'> {
  accountName: string | null;
  profileName: string | null;
}

/** Looked up in one round trip. Null when the session has ended. */
export const liveAccount = (token: SessionToken | null) => findLive<Account>(token, Prisma.empty);

/** Counts unread notifications in the same query, because a second one would slow down every page. */
export const livePageAccount = (token: SessionToken | null) =>
  findLive<PageAccount>(
    token,
    Prisma.sql`, ${hasNews} news, ${hasNews}::int + (
      select count(*)::int from (
        select from notifications told where told.profile_id = p.id and told.read_at is null limit 100
      ) counted
    ) unread`,
  );

const hasNews = Prisma.sql`(p.id is not null and coalesce(u.news_seen_on < ${newestRelease.day}::date, true))`;

async function findLive<Found extends Account>(token: SessionToken | null, columns: Prisma.Sql) {
  if (!token) return null;
  const [row] = await readRows<SessionRow & Omit<Found, keyof Account>>(Prisma.sql`
    select s.id::text "sessionId", s.expires_at "sessionEnds", ${accountColumns}${columns}
    from sessions s
    join users u on u.id = s.user_id and u.suspended_at is null
    left join profiles p on p.user_id = u.id
    where s.id = ${token.sid}::uuid and s.user_id = ${token.sub}::uuid and s.expires_at > now()`);
  return row ? (toAccount(row) as Found) : null;
}

const accountColumns = Prisma.sql`u.id::text "userId", u.email::text, u.name "accountName",
  p.id::text "profileId", p.username::text, p.name "profileName", p.postcode`;

const toAccount = ({ accountName, profileName, ...account }: SessionRow): Account => ({
  ...account,
  name: profileName ?? accountName ?? account.email,
});

const unknownToken = () => signedOut('This token is unknown or has ended.');

/** Throws 401 when the token is unknown or has ended. */
async function accountOfToken(token: string): Promise<Account> {
  if (!isApiToken(token)) throw unknownToken();
  const [row] = await readRows<SessionRow & { used: boolean }>(Prisma.sql`
    select k.id::text "sessionId", k.ends_at "sessionEnds", ${accountColumns},
           coalesce(k.last_used_at > now() - interval '1 hour', false) used
    from api_tokens k
    join users u on u.id = k.user_id and u.suspended_at is null
    left join profiles p on p.user_id = u.id
    where k.token_hash = ${hashToken(token)} and k.ends_at > now()`);
  if (!row) throw unknownToken();
  const { used, ...found } = row;
  if (!used) await noteUse(found.sessionId);
  // A program keeps no cookie that would say so.
  return { ...toAccount(found), justWrote: true };
}

/** Once an hour. A full disk or a read-only database doesn't refuse the request. */
const noteUse = (id: string) =>
  db.$executeRaw`
    update api_tokens set last_used_at = now()
    where id = ${id}::uuid and (last_used_at is null or last_used_at < now() - interval '1 hour')`.catch(
    (error: unknown) => log.warn({ err: error }, 'the use of a token could not be noted'),
  );

export const hasProfile = <Own extends Account>(account: Own): account is Own & Viewer =>
  account.profileId !== null;

/** A program's token takes the place of the cookie. Throws 401 for a wrong one. */
export async function accountOf(request: NextRequest): Promise<Account | null> {
  const { cookies } = request;
  const token = bearerOf(request);
  if (token !== null) return accountOfToken(token);
  return withJustWrote(
    await liveAccount(await readSessionToken(cookies.get(sessionCookieName())?.value)),
    cookies,
  );
}

export const withJustWrote = <Found extends Account>(
  account: Found | null,
  cookies: Parameters<typeof hasJustWritten>[0],
): Found | null => (account && hasJustWritten(cookies) ? { ...account, justWrote: true } : account);

export async function accountFrom(request: NextRequest): Promise<Account> {
  const account = await accountOf(request);
  if (!account) throw signedOut();
  return account;
}

/** Throws 401 when signed out, and 403 without a profile. */
export async function viewerFrom(request: NextRequest): Promise<Viewer> {
  const account = await accountFrom(request);
  if (!hasProfile(account)) throw forbidden('Please complete your profile first.');
  return account;
}
