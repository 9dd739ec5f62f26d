import 'server-only';
import { createHmac } from 'node:crypto';
import { encode } from 'uqr';
import { v7 as uuid7 } from 'uuid';
import { type Day, dateOf, dayOf } from '@/lib/dates';
import { badInput, forbidden, notFound } from '@/lib/errors';
import { authSecret } from '@/lib/server/auth/session-cookie';
import { hashToken } from '@/lib/server/auth/tokens';
import type { Viewer } from '@/lib/server/auth/viewer';
import { keyFor } from '@/lib/server/cipher';
import { db, type Tx } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { lockTrip, requireNotOver } from '../lock-trip';
import { runBy, visibleTo } from '../policy';
import type { NewShareLink } from './new-share-link';
import type { ShareLink } from './schema';

const key = () => keyFor(authSecret(), 'share links');

/** 256 bits derived from AUTH_SECRET, so that the link can be shown to organisers again. */
const shareToken = (linkId: string) => createHmac('sha256', key()).update(linkId).digest('base64url');

const joinUrl = (token: string) => `${env().APP_URL}/join/${token}`;

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

/** White border in modules, which the standard requires. */
const QUIET = 4;

/** Dark on white in every theme, because some cameras don't read inverted codes. */
export function qrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** Repeated and simultaneous requests get the same link. */
export async function setShareLink(
  viewer: Viewer,
  tripId: string,
  { limit, ends_on }: NewShareLink,
): Promise<{ link: ShareLink }> {
  return db.$transaction(async (tx) => {
    const trip = await lockTrip(tx, viewer, tripId);
    requireNotOver(trip);
    requireWithin(ends_on ?? null, trip.end);
    const found = await tx.shareLink.findUnique({ where: { tripId }, select: { id: true } });
    const id = found?.id ?? uuid7();
    const data = { limit, endsOn: ends_on ? dateOf(ends_on) : null, tokenHash: hashToken(shareToken(id)) };
    await tx.shareLink.upsert({
      where: { tripId },
      create: { id, tripId, madeById: viewer.profileId, ...data },
      update: data,
    });
    const link = await readShareLink(tripId, tx);
    if (!link) throw notFound();
    return { link };
  });
}

function requireWithin(endsOn: Day | null, tripEnd: Day): void {
  if (!endsOn || endsOn <= tripEnd) return;
  const message = 'Please choose a day up to the end of the trip.';
  throw badInput(message, { ends_on: message });
}

/** Households that have joined by the link stay on the trip. */
export async function revokeShareLink(viewer: Viewer, tripId: string): Promise<{ link: null }> {
  return db.$transaction(async (tx) => {
    await lockTrip(tx, viewer, tripId);
    await tx.shareLink.deleteMany({ where: { tripId } });
    return { link: null };
  });
}
