import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { isOwnedBy, isVisibleTo } from '../campsites/policy';
import { suggestionOf } from '../campsites/suggestions/page-id';
import { isId } from '../fields';
import { profileOfUser } from '../server/auth/profile-ref';
import type { SessionToken } from '../server/auth/session-cookie';
import { hashToken } from '../server/auth/tokens';
import { liveAccount } from '../server/auth/viewer';
import { readRows } from '../server/db/client';
import { readRefusalToken } from './mails/refusal-token';
import { type GuestHousehold, visibleToSql } from './policy';
import { findSharedTrip } from './share-link/find-shared-trip';

export const missingThings = ['trip', 'invitation', 'campsite', 'unsubscribe', 'share-link', 'plan'] as const;
export type MissingThing = (typeof missingThings)[number];

/** Null when the browser can open the page. */
export async function findMissing(
  url: URL,
  session: SessionToken | null,
  opened: readonly GuestHousehold[],
): Promise<MissingThing | null> {
  const [, page, id = ''] = url.pathname.split('/');
  if (page === 'invite' && id) return (await inviteIsThere(id)) ? null : 'invitation';
  if (page === 'join' && id) return (await canJoin(id, session, opened)) ? null : 'share-link';
  if (page === 'at-home' && id) return (await planIsThere(id)) ? null : 'plan';
  if (page === 'unsubscribe' && id) return readRefusalToken(id) ? null : 'unsubscribe';
  const missing = await missingFor(session, url, page, id);
  // A browser whose session has ended must not learn what exists: with null, the page redirects it to
  // /login.
  return missing && (await liveAccount(session)) ? missing : null;
}

async function missingFor(session: SessionToken | null, url: URL, page = '', id = '') {
  if (!session) return null;
  if (page === 'trip' && id) return (await tripIsThere(session, id)) ? null : 'trip';
  if (page === 'campsite' && id) {
    const suggestion = suggestionOf(id);
    const there = suggestion === null ? siteIsThere(session, id, false) : suggestionIsThere(suggestion);
    return (await there) ? null : 'campsite';
  }
  if (page !== 'create-trip-details' && page !== 'add-location') return null;
  const own = page === 'add-location';
  const site = url.searchParams.get('site');
  if (site !== null) return (await siteIsThere(session, site, own)) ? null : 'campsite';
  const suggestion = own ? null : url.searchParams.get('ai_suggestion');
  return suggestion === null || (await suggestionIsThere(suggestion)) ? null : 'campsite';
}

const inviteIsThere = (token: string) =>
  areThere(Prisma.sql`select from invite_links where token_hash = ${hashToken(token)}`);

const planIsThere = (token: string) =>
  areThere(Prisma.sql`select from home_contacts where token_hash = ${hashToken(token)}`);

async function canJoin(token: string, session: SessionToken | null, opened: readonly GuestHousehold[]) {
  const found = await findSharedTrip(session && (await liveAccount(session)), opened, token);
  return found !== null && (found.open || found.paused || found.participant || found.guest !== null);
}

const tripIsThere = ({ sub }: SessionToken, id: string) =>
  isThere(
    id,
    Prisma.sql`select from ${visibleToSql(profileOfUser(sub))} own where own.trip_id = ${id}::uuid`,
  );

const siteIsThere = ({ sub }: SessionToken, id: string, ownOnly: boolean) => {
  const right = (ownOnly ? isOwnedBy : isVisibleTo)(profileOfUser(sub));
  return isThere(id, Prisma.sql`select from campsites c where c.id = ${id}::uuid and ${right}`);
};

const suggestionIsThere = (id: string) =>
  isThere(id, Prisma.sql`select from ai_suggestions where id = ${id}::uuid`);

const isThere = async (id: string, rows: Prisma.Sql) => isId(id) && areThere(rows);

async function areThere(rows: Prisma.Sql): Promise<boolean> {
  const [found] = await readRows<{ there: boolean }>(Prisma.sql`select exists (${rows}) there`);
  return found?.there === true;
}
