import 'server-only';
import type { Owner } from '@/lib/server/auth/profile-ref';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { emptyCard } from './empty-card';
import { saveCard } from './save-card';
import type { OwnCard, OwnCardInput } from './schema';
import { openIfReadable, openSealed, requireCardsOn } from './seal-card';

export async function getOwnCard({ profileId }: Viewer): Promise<OwnCard> {
  requireCardsOn();
  const row = await db.emergencyCard.findUnique({ where: { profileId } });
  return { ...(row ? openSealed({ profileId }, row.sealed) : emptyCard), keep: row?.keep ?? false };
}

/** The caller's card can be saved while the crew stays as it is. */
export async function saveOwnCardIn(tx: Tx, { profileId }: Owner, input: OwnCardInput): Promise<void> {
  await tx.$queryRaw`select id::text from profiles where id = ${profileId}::uuid for no key update`;
  const crew = await tx.crewMember.findMany({
    where: { profileId, type: 'camper' },
    select: { id: true },
  });
  await saveCard(
    tx,
    { profileId },
    crew.map(({ id }) => id),
    input,
  );
}

export async function saveOwnCard(viewer: Viewer, input: OwnCardInput): Promise<OwnCard> {
  await db.$transaction((tx) => saveOwnCardIn(tx, viewer, input));
  return getOwnCard(viewer);
}

export async function deleteOwnCard({ profileId }: Viewer): Promise<OwnCard> {
  requireCardsOn();
  await db.emergencyCard.deleteMany({ where: { profileId } });
  return { ...emptyCard, keep: false };
}

/** For a page: `card` is null when this server can't read it. */
export async function getCardPage({ profileId }: Viewer) {
  const [row, people] = await Promise.all([
    db.emergencyCard.findUnique({ where: { profileId } }),
    db.crewMember.findMany({
      where: { profileId, type: 'camper' },
      select: { id: true, name: true, age: true },
      orderBy: [{ isOwner: 'desc' }, { id: 'asc' }],
    }),
  ]);
  const card = row ? openIfReadable({ profileId }, row.sealed) : emptyCard;
  return { card, keep: row?.keep ?? false, people };
}

/** `card` is null when this server can't read it. */
export async function exportCard(profileId: string) {
  const row = await db.emergencyCard.findUnique({ where: { profileId } });
  return row && { keep: row.keep, updatedAt: row.updatedAt, card: openIfReadable({ profileId }, row.sealed) };
}
