import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { draftFor, draftKey, forgetDraft, keepDraft, useDraftOwner } from '@/components/ui/drafts';
import type { NewTrip } from '@/lib/trips/schema';

/** What somebody types or ticks for a new trip; the campsite comes with the address. */
interface TripDraft {
  tripName: string;
  start_date: string;
  end_date: string;
  invitees: string[];
  owner_crew_member_ids: string[];
  owner_ride_ids: string[];
  open_vote: boolean;
  party: NewTrip['party'];
  /** People were counted, and there was nothing to tick. */
  counted: boolean;
}

const texts = ['tripName', 'start_date', 'end_date'] as const;
const lists = ['invitees', 'owner_crew_member_ids', 'owner_ride_ids'] as const;

const isText = (value: unknown) => typeof value === 'string';

/** Takes a draft's own fields, unless one of them isn't what the form holds. */
function draftOf(kept: unknown): TripDraft | undefined {
  const values = (kept ?? {}) as Record<string, unknown>;
  const isList = (name: string) => Array.isArray(values[name]) && (values[name] as unknown[]).every(isText);
  if (!texts.every((name) => isText(values[name])) || !lists.every(isList)) return undefined;
  const typed = Object.fromEntries([...texts, ...lists].map((name) => [name, values[name]]));
  const party = isParty(values.party) ? values.party : null;
  const counted = values.counted === true;
  return { ...typed, open_vote: values.open_vote === true, party, counted } as TripDraft;
}

/** Enough of a counted party to be shown; the server checks the rest. */
function isParty(value: unknown): boolean {
  const { adults, pets, cars } = (value ?? {}) as Record<string, unknown>;
  return typeof adults === 'number' && Array.isArray(pets) && Array.isArray(cars);
}

const KEY = draftKey('new trip');

/** What there is to be ticked now. */
interface Choices {
  crewIds: string[];
  rideIds: string[];
  /** There is nothing to tick: people are counted instead. */
  counts: boolean;
}

/**
 * Keeps the trip form in this tab while another campsite is chosen or something is looked up, and fills it in again
 * for the same person. Returns how to forget it, once the trip is made.
 */
export function useTripDraft(form: UseFormReturn<NewTrip>, choices: Choices): () => void {
  const owner = useDraftOwner();

  const restore = useEffectEvent(() => {
    const kept = owner ? draftOf(draftFor(KEY, owner)) : undefined;
    if (!kept) return;
    const { counted, party, owner_crew_member_ids, owner_ride_ids, ...typed } = kept;
    const ticks = {
      owner_crew_member_ids: owner_crew_member_ids.filter((id) => choices.crewIds.includes(id)),
      owner_ride_ids: owner_ride_ids.filter((id) => choices.rideIds.includes(id)),
    };
    form.reset(
      {
        ...form.getValues(),
        ...typed,
        // A crew or rides added since people were counted are ticked as a new form ticks them.
        ...(!counted && ticks),
        party: choices.counts ? party : null,
      },
      { keepDefaultValues: true },
    );
  });
  const draftNow = useEffectEvent((typed: NewTrip) =>
    draftOf({ ...typed, tripName: typed.tripName ?? '', counted: choices.counts }),
  );

  useEffect(() => {
    if (!owner) return;
    restore();
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => {
        const values = draftNow(typed);
        if (values) keepDraft(KEY, { owner, values });
      },
    });
  }, [form, owner]);

  return () => forgetDraft(KEY);
}
