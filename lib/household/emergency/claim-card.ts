import 'server-only';
import type { Owner } from '@/lib/server/auth/profile-ref';
import type { Tx } from '@/lib/server/db/client';
import { emptyCard } from './empty-card';
import { cardsAreOn, openIfReadable, sealCard } from './seal-card';

interface GuestHousehold {
  tripId: string;
  householdId: string;
}

/**
 * A guest's card becomes the account's, about the account's crew. What the account has written already stays. One
 * that can't be read, or not added to the account's, stays with the household. The caller has locked the profile, and the household's people are already those of the crew.
 */
export async function claimCard(tx: Tx, { profileId }: Owner, guest: GuestHousehold): Promise<void> {
  const row = await tx.emergencyCard.findUnique({ where: { tripId_householdId: guest } });
  if (!row || !cardsAreOn()) return;
  const claimed = openIfReadable(guest, row.sealed);
  if (!claimed) return;
  const own = await tx.emergencyCard.findUnique({ where: { profileId } });
  const before = own ? openIfReadable({ profileId }, own.sealed) : emptyCard;
  if (!before) return;
  const crew = await tx.tripPerson.findMany({
    where: { ...guest, crewMemberId: { not: null } },
    select: { id: true, crewMemberId: true },
  });
  const known = new Set(before.people.map(({ crew_id }) => crew_id));
  const added = claimed.people.flatMap((person) => {
    const crew_id = crew.find(({ id }) => id === person.crew_id)?.crewMemberId;
    return crew_id && !known.has(crew_id) ? { ...person, crew_id } : [];
  });
  const card = {
    people: [...before.people, ...added],
    contacts: before.contacts.length > 0 ? before.contacts : claimed.contacts,
    medicare: before.medicare ?? claimed.medicare,
    insurance: before.insurance ?? claimed.insurance,
  };
  const sealed = sealCard({ profileId }, card);
  await tx.emergencyCard.delete({ where: { id: row.id } });
  await tx.emergencyCard.upsert({ where: { profileId }, create: { profileId, sealed }, update: { sealed } });
}
