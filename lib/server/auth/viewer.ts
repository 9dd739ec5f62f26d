import 'server-only';
import type { NextRequest } from 'next/server';
import { forbidden, signedOut } from '@/lib/errors';
import { newestRelease } from '@/lib/releases';
import { Prisma } from '@/prisma/generated/client';
import { readRows } from '../db/client';
import { hasJustWritten } from './own-cookie';
import { readSessionToken, type SessionToken, sessionCookieName } from './session-cookie';

export interface Account {
  userId: string;
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
    select s.id::text "sessionId", s.expires_at "sessionEnds", u.id::text "userId", u.email::text, u.name "accountName",
           p.id::text "profileId", p.username::text, p.name "profileName", p.postcode${columns}
    from sessions s
    join users u on u.id = s.user_id and u.suspended_at is null
    left join profiles p on p.user_id = u.id
    where s.id = ${token.sid}::uuid and s.user_id = ${token.sub}::uuid and s.expires_at > now()`);
  if (!row) return null;
  const { accountName, profileName, ...account } = row;
  return { ...account, name: profileName ?? accountName ?? row.email } as Account as Found;
}

export const hasProfile = <Own extends Account>(account: Own): account is Own & Viewer =>
  account.profileId !== null;

export async function accountOf({ cookies }: NextRequest): Promise<Account | null> {
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
