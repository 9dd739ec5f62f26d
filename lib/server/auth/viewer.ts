import 'server-only';
import type { NextRequest } from 'next/server';
import { forbidden, signedOut } from '@/lib/errors';
import { newestRelease } from '@/lib/releases';
import { Prisma } from '@/prisma/generated/client';
import { readRows } from '../db/client';
import { readSessionToken, type SessionToken, sessionCookieName } from './session-cookie';
import { hasJustWritten } from './wrote-cookie';

/** Somebody signed in, perhaps without a profile yet. */
export interface Account {
  userId: string;
  sessionId: string;
  sessionEnds: Date;
  email: string;
  /** The profile's once there is one, else the account's. */
  name: string;
  profileId: string | null;
  username: string | null;
  postcode: string | null;
  /** True where the browser has just changed something, so that its reads must not be from a replica. */
  justWrote?: true;
}

/** Somebody signed in with a profile: what every query and mutation takes first. */
export interface Viewer extends Account {
  profileId: string;
  username: string;
  postcode: string;
}

/** What each page shows of an account besides, in its header. */
export interface PageAccount extends Account {
  /** True until they have read what is new in the newest release. Nothing is new to an account made since. */
  news: boolean;
  /** How many notifications they haven't read, with the news as one; 100 or more for more than 99. */
  unread: number;
}

interface SessionRow extends Omit<Account, 'name'> {
  accountName: string | null;
  profileName: string | null;
}

/** Looks up the session that a cookie names, with its user and profile, in one round trip; null when it has ended. */
export const liveAccount = (token: SessionToken | null) => findLive<Account>(token, Prisma.empty);

/**
 * The same for a page, in the same round trip. The SQL of the count stands here, below the feature whose table it
 * reads, because no page is to ask twice.
 */
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

/** The account behind a request, or null. */
export async function accountOf({ cookies }: NextRequest): Promise<Account | null> {
  return marked(await liveAccount(await readSessionToken(cookies.get(sessionCookieName())?.value)), cookies);
}

/** An account with whether its browser has just changed something. */
export const marked = <Found extends Account>(
  account: Found | null,
  cookies: Parameters<typeof hasJustWritten>[0],
): Found | null => (account && hasJustWritten(cookies) ? { ...account, justWrote: true } : account);

/** The account behind a request; throws 401. */
export async function accountFrom(request: NextRequest): Promise<Account> {
  const account = await accountOf(request);
  if (!account) throw signedOut();
  return account;
}

/** The viewer behind a request; throws 401, or 403 without a profile. */
export async function viewerFrom(request: NextRequest): Promise<Viewer> {
  const account = await accountFrom(request);
  if (!hasProfile(account)) throw forbidden('Please complete your profile first.');
  return account;
}
