import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { draftFor, draftKey, forgetDraft, keepDraft, useDraftOwner } from '@/components/ui/drafts';
import type { NewTrip } from '@/lib/trips/schema';

/** The campsite isn't part of the draft, because it is in the page's URL. */
interface TripDraft {
  tripName: string;
  start_date: string;
  end_date: string;
  invitees: string[];
  owner_crew_member_ids: string[];
  owner_ride_ids: string[];
  open_vote: boolean;
  party: NewTrip['party'];
  /** The person had nobody to tick and counted people instead. */
  counted: boolean;
}

const texts = ['tripName', 'start_date', 'end_date'] as const;
const lists = ['invitees', 'owner_crew_member_ids', 'owner_ride_ids'] as const;

const isText = (value: unknown) => typeof value === 'string';

/** Undefined when a field has a wrong type. */
function draftOf(kept: unknown): TripDraft | undefined {
  const values = (kept ?? {}) as Record<string, unknown>;
  const isList = (name: string) => Array.isArray(values[name]) && (values[name] as unknown[]).every(isText);
  if (!texts.every((name) => isText(values[name])) || !lists.every(isList)) return undefined;
  const typed = Object.fromEntries([...texts, ...lists].map((name) => [name, values[name]]));
  const party = isParty(values.party) ? values.party : null;
  const counted = values.counted === true;
  return { ...typed, open_vote: values.open_vote === true, party, counted } as TripDraft;
}

/** Checks what the form needs to show a counted party. The server checks the other fields. */
function isParty(value: unknown): boolean {
  const { adults, pets, cars } = (value ?? {}) as Record<string, unknown>;
  return typeof adults === 'number' && Array.isArray(pets) && Array.isArray(cars);
}

const KEY = draftKey('new trip');

interface Choices {
  crewIds: string[];
  rideIds: string[];
  /** There is nothing to tick, so the person counts people instead. */
  counts: boolean;
}

/**
 * In this tab, for the same person, while they choose another campsite or look something up.
 * Returns a function that deletes the draft, to call when the trip is created.
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
        // If crew or rides were added since a party was counted, the form keeps the ticks of a new
        // form.
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
