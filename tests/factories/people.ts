import { randomUUID } from 'node:crypto';
import { v7 as uuid7 } from 'uuid';
import { newestRelease } from '@/lib/releases';
import { sessionCookie, sessionEnd } from '@/lib/server/auth/session-cookie';
import { startSession } from '@/lib/server/auth/sessions';
import { liveAccount, type Viewer } from '@/lib/server/auth/viewer';
import { db, pool } from '@/lib/server/db/client';

/** A signed-in person: the cookie for requests and the viewer for queries. */
export interface Person {
  email: string;
  cookie: string;
  viewer: Viewer;
  /** The id of the person's own camper. */
  camperId: string;
}

let count = 0;

export const uniqueEmail = (name = 'camper') => `${name}-${++count}-${randomUUID().slice(0, 8)}@example.com`;

/** Creates an account that has not completed its profile. */
export async function newcomer(
  email = uniqueEmail('new'),
): Promise<{ email: string; cookie: string; userId: string }> {
  const user = await db.user.create({ data: { email, name: email, confirmedAt: new Date() } });
  const setCookie = await startSession(user.id, { userAgent: null, address: null });
  return { email, cookie: setCookie.split(';')[0] ?? '', userId: user.id };
}

/** Creates a signed-in account with a profile and its own camper. */
export async function person(
  name = 'Mia',
  { email = uniqueEmail(name.toLowerCase()), postcode = '4031' } = {},
): Promise<Person> {
  const [userId, profileId, camperId, sessionId] = [uuid7(), uuid7(), uuid7(), uuid7()];
  const username = `${name}${randomUUID().slice(0, 8)}`;
  const ends = sessionEnd();
  // Uses one statement, because Prisma would take a dozen.
  await pool.query(
    `with account as (
       insert into users (id, email, name, confirmed_at, news_seen_on)
       values ($1, $2, $2::citext, now(), $10)
     ), profile as (
       insert into profiles (id, user_id, username, name, suburb, postcode, updated_at)
       values ($3, $1, $4, $5, 'Kedron', $6, now())
     ), camper as (
       insert into crew_members (id, profile_id, is_owner, type, name, email, age)
       values ($7, $3, true, 'camper', $5, $2, 'adult')
     )
     insert into sessions (id, user_id, expires_at) values ($8, $1, $9)`,
    [userId, email, profileId, username, name, postcode, camperId, sessionId, ends, newestRelease.day],
  );
  const token = { sub: userId, sid: sessionId, profile: true, until: Math.floor(ends.getTime() / 1000) };
  const viewer = await liveAccount(token);
  if (!viewer?.profileId) throw new Error('the factory made no profile');
  const cookie = (await sessionCookie(token)).split(';')[0] ?? '';
  return { email, cookie, viewer: viewer as Viewer, camperId };
}
