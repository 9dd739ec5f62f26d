import { useEffect, useState } from 'react';
import { draftFor, draftKey, forgetDraft, keepDraft, useDraftOwner } from '@/components/ui/drafts';
import type { FormerInvitee } from '@/lib/trips/copy/schema';

/**
 * The people of the former trip that was copied. The browser tab keeps them until they are
 * invited.
 */
export interface FormerPeople {
  people: FormerInvitee[];
  /** True when the dialog has already opened by itself. */
  shown: boolean;
}

const keyOf = (tripId: string) => draftKey(`people of ${tripId}`);

export const keepFormer = (tripId: string, owner: string, former: FormerPeople) =>
  keepDraft(keyOf(tripId), { owner, values: former });

export const forgetFormer = (tripId: string) => forgetDraft(keyOf(tripId));

export function formerOf(tripId: string, owner: string | null): FormerPeople | null {
  const kept = owner ? (draftFor(keyOf(tripId), owner) as Partial<FormerPeople> | undefined) : undefined;
  if (!Array.isArray(kept?.people) || !kept.people.every(isPerson)) return null;
  return kept.people.length > 0 ? { people: kept.people, shown: kept.shown === true } : null;
}

const isPerson = (value: unknown): value is FormerInvitee => {
  const { name, email } = (value ?? {}) as Partial<FormerInvitee>;
  return [name, email].every((field) => field === null || typeof field === 'string');
};

const PLANNED = 'being planned';

export const forgetPlannedWith = () => forgetFormer(PLANNED);

/**
 * The former people with whom a trip is planned, kept while the person chooses another campsite. `given` is
 * undefined when the page's URL names no former trip.
 */
export function usePlannedWith(given: FormerInvitee[] | null | undefined): FormerInvitee[] {
  const owner = useDraftOwner();
  const [kept, setKept] = useState<FormerInvitee[]>([]);
  useEffect(() => {
    if (!owner) return;
    if (given === undefined) setKept(formerOf(PLANNED, owner)?.people ?? []);
    else keepFormer(PLANNED, owner, { people: given ?? [], shown: false });
  }, [given, owner]);
  return given === undefined ? kept : (given ?? []);
}
