import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import type { NewTrip } from '@/lib/trips/schema';
import { draftFor, draftKey, forgetDraft, keepDraft, useDraftOwner } from '../ui/drafts';

const ids = z.array(z.string());

/** What somebody types or ticks for a new trip; the campsite comes with the address. */
const draft = z.object({
  tripName: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  invitees: z.array(z.string()),
  owner_crew_member_ids: ids,
  owner_ride_ids: ids,
});

const KEY = draftKey('new trip');

/** What there still is to be ticked. */
interface Choices {
  crewIds: string[];
  rideIds: string[];
}

/**
 * Keeps the trip form in this tab while another campsite is chosen or something is looked up, and fills it in again
 * for the same person. Returns how to forget it, once the trip is made.
 */
export function useTripDraft(form: UseFormReturn<NewTrip>, { crewIds, rideIds }: Choices): () => void {
  const owner = useDraftOwner();

  const restore = useEffectEvent(() => {
    const kept = owner ? draft.safeParse(draftFor(KEY, owner)).data : undefined;
    if (!kept) return;
    form.reset(
      {
        ...form.getValues(),
        ...kept,
        owner_crew_member_ids: kept.owner_crew_member_ids.filter((id) => crewIds.includes(id)),
        owner_ride_ids: kept.owner_ride_ids.filter((id) => rideIds.includes(id)),
      },
      { keepDefaultValues: true },
    );
  });

  useEffect(() => {
    if (!owner) return;
    restore();
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => {
        const values = draft.safeParse({ ...typed, tripName: typed.tripName ?? '' }).data;
        if (values) keepDraft(KEY, { owner, values });
      },
    });
  }, [form, owner]);

  return () => forgetDraft(KEY);
}
