import 'server-only';
import { v7 as uuid7 } from 'uuid';
import { type Day, dateOf } from '@/lib/dates';
import { badInput, notFound } from '@/lib/errors';
import { hashToken } from '@/lib/server/auth/tokens';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { lockTrip, requireNotOver } from '../lock-trip';
import { readShareLink } from './get-share-link';
import type { NewShareLink } from './new-share-link';
import type { ShareLink } from './schema';
import { shareToken } from './token';

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
