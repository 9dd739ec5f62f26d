'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import type { SeatingChanges } from '@/lib/trips/cars/schema';
import { type SeatPlan, seatingOf, travellersOf } from '@/lib/trips/cars/seat-plan';
import { changesBack } from '@/lib/trips/cars/seating-changes';
import { inTurn } from '../in-turn';
import { SuggestionCard } from './suggestion-card';
import { leftOver, type Trip } from './suggestion-words';

interface Props extends Trip {
  tripId: string;
}

/**
 * A button that asks the server to suggest seats, shows the changes, and saves them on request.
 * After saving, an Undo button stays beside it until the reader presses Undo or leaves the page.
 */
export function SuggestSeats({ tripId, households, dates }: Props) {
  const router = useRouter();
  const toast = useToast();
  const suggesting = useAction();
  const saving = useAction();
  const undoing = useAction('Could not put the seats back');
  const path = `/api/trips/${tripId}/seats`;
  const [offer, setOffer] = useState<{ before: SeatPlan; after: SeatPlan } | null>(null);
  const [back, setBack] = useState<SeatingChanges | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const people = households.flatMap(travellersOf);
  const fail = (text: string) => toast.show({ text, tone: 'danger' });
  const say = (text: string) => toast.show({ text, tone: 'success' });
  // Loads the current seats first, for the comparison with the suggestion, because the page may be
  // outdated.
  const ask = async (body: { apply?: true }) => {
    const before = await api.get<SeatPlan>(path);
    const after = await api.post<SeatPlan>(`${path}/suggestion`, body);
    return { before, after, earlier: changesBack(seatingOf(before), seatingOf(after)) };
  };
  const suggest = () =>
    suggesting.run(
      () => inTurn(() => ask({})),
      ({ before, after, earlier }) => {
        if (earlier.seats.length + earlier.tows.length > 0) return setOffer({ before, after });
        say(leftOver(after, people) ?? 'Everybody has a seat already.');
      },
      fail,
    );
  const use = () =>
    saving.run(
      () => inTurn(() => ask({ apply: true })),
      ({ after, earlier }) => {
        setOffer(null);
        setBack(earlier);
        say(`The seats are given out. ${leftOver(after, people) ?? 'Everybody has a seat now.'}`);
        router.refresh();
      },
      fail,
    );
  const undo = () =>
    undoing.run(
      () => inTurn(() => api.put(`${path}/suggestion`, back)),
      () => {
        setBack(null);
        // The focused Undo button disappears, so the focus moves to this button.
        button.current?.focus();
        say('The seats are as they were.');
        router.refresh();
      },
      fail,
    );
  if (offer) {
    return (
      <SuggestionCard
        {...offer}
        households={households}
        dates={dates}
        pending={saving.pending}
        onUse={use}
        onLeave={() => setOffer(null)}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button ref={button} icon={<Icon name="sparkles" />} pending={suggesting.pending} onClick={suggest}>
        Suggest seats
      </Button>
      {back && (
        <Button variant="secondary" pending={undoing.pending} onClick={undo}>
          Undo
        </Button>
      )}
    </div>
  );
}
