import 'server-only';
import { dayOf } from '@/lib/dates';
import { forbidden, notFound } from '@/lib/errors';
import { hashToken } from '@/lib/server/auth/tokens';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { runBy, visibleTo } from '../policy';
import type { ShareLink } from './schema';
import { joinUrl, shareToken } from './token';

export async function getShareLink(viewer: Viewer, tripId: string): Promise<{ link: ShareLink | null }> {
  if ((await db.trip.count({ where: { id: tripId, ...runBy(viewer) } })) === 0) {
    const onIt = await db.trip.count({ where: { id: tripId, ...visibleTo(viewer) } });
    throw onIt ? forbidden('Only the organiser and co-organisers can see the link.') : notFound();
  }
  return { link: await readShareLink(tripId) };
}

/** The caller has checked that the viewer is an organiser. */
export async function readShareLink(tripId: string, client: Tx = db): Promise<ShareLink | null> {
  const found = await client.shareLink.findUnique({ where: { tripId } });
  if (!found) return null;
  const { id, tokenHash, limit, endsOn } = found;
  const token = shareToken(id);
  // The link was made with another AUTH_SECRET, so its secret can't be computed; the organiser makes a new
  // one.
  if (hashToken(token) !== tokenHash) return null;
  const used = await client.household.count({ where: { tripId, joinedBy: id } });
  return { url: joinUrl(token), limit, used, ends_on: endsOn && dayOf(endsOn) };
}
