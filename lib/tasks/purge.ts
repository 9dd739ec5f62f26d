import 'server-only';
import { db } from '../server/db/client';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Deletes what has run out: claims with their password hashes, links, sessions, kept responses and counts; and what
 * was kept of a taken-back site once no trip is left there.
 */
export async function purgeExpired(now = new Date()): Promise<void> {
  const expired = { where: { expiresAt: { lt: now } } };
  await db.pendingSignup.deleteMany(expired);
  await db.resetToken.deleteMany(expired);
  await db.emailChange.deleteMany(expired);
  await db.session.deleteMany(expired);
  await db.aiQuestion.deleteMany(expired);
  await db.idempotencyKey.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - DAY_MS) } } });
  await db.deletedItem.deleteMany({ where: { deletedAt: { lt: new Date(now.getTime() - HOUR_MS) } } });
  await db.rateLimit.deleteMany({ where: { expire: { lt: now.getTime() } } });
  await db.campsite.deleteMany({ where: { source: 'user', ownerId: null, trips: { none: {} } } });
}
