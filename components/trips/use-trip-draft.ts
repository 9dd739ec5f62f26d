import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import type { NewTrip } from '@/lib/trips/schema';

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

interface Options {
  /** Whose draft it is: another person may log in in the same tab. */
  owner: string;
  /** What there still is to be ticked. */
  crewIds: string[];
  rideIds: string[];
}

/**
 * Keeps the trip form in this tab while another campsite is chosen or something is looked up, and fills it in again.
 * Returns how to forget it, once the trip is made.
 */
export function useTripDraft(form: UseFormReturn<NewTrip>, { owner, crewIds, rideIds }: Options): () => void {
  const key = `trip-draft ${owner}`;

  const restore = useEffectEvent(() => {
    const kept = read(key);
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
    restore();
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        keep(key, draft.safeParse({ ...values, tripName: values.tripName ?? '' }).data),
    });
  }, [form, key]);

  return () => sessionStorage.removeItem(key);
}

function read(key: string) {
  try {
    return draft.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

// A browser that keeps nothing, or has no room left, only loses the draft.
function keep(key: string, values: z.output<typeof draft> | undefined): void {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify(values));
  } catch {}
}
