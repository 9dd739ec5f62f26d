import 'server-only';
import { newToken } from '@/lib/server/auth/tokens';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import type { Feed, FeedAddress } from './schema';

/** The earlier address stops working. */
export async function createFeed({ profileId }: Viewer): Promise<FeedAddress> {
  const { token, hash } = newToken();
  await db.calendarFeed.upsert({
    where: { profileId },
    create: { profileId, tokenHash: hash },
    update: { tokenHash: hash, createdAt: new Date() },
  });
  return { url: `${env().APP_URL}/api/calendar/${token}` };
}

export async function deleteFeed({ profileId }: Viewer): Promise<Feed> {
  await db.calendarFeed.deleteMany({ where: { profileId } });
  return { active: false, created_at: null };
}

/** The feed's address can't be returned, because only its hash is stored. */
export async function getFeed(viewer: Viewer): Promise<Feed> {
  const found = await db.calendarFeed.findUnique({ where: { profileId: viewer.profileId } });
  return { active: found !== null, created_at: found?.createdAt.toISOString() ?? null };
}
