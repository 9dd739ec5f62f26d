import 'server-only';
import type { Account } from '../auth/viewer';
import { db, type Tx } from '../db';
import type { Block } from './schema';

/** Whose invitations the person refuses, the latest first. */
export async function listBlocks({ profileId }: Account): Promise<Block[]> {
  if (!profileId) return [];
  const rows = await db.block.findMany({
    where: { profileId },
    select: { id: true, createdAt: true, blocked: { select: { name: true } } },
    orderBy: { createdAt: 'desc' },
  });
  return rows.map(({ id, createdAt, blocked }) => ({
    id,
    name: blocked.name,
    created_at: createdAt.toISOString(),
  }));
}

/** Which of these profiles refuse the invitations to a trip, having blocked its organiser. */
export async function refusersAmong(tx: Tx, profileIds: string[], tripId: string): Promise<Set<string>> {
  const rows = await tx.block.findMany({
    where: { profileId: { in: profileIds }, blocked: { trips: { some: { id: tripId } } } },
    select: { profileId: true },
  });
  return new Set(rows.map(({ profileId }) => profileId));
}
