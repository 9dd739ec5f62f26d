'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import { towablesOf } from '@/lib/trips/cars/planned-car';
import type { SeatingChanges } from '@/lib/trips/cars/schema';
import { type SeatPlan, seatingOf, travellersOf } from '@/lib/trips/cars/seat-plan';
import { changesBack } from '@/lib/trips/cars/seating-changes';
import { inTurn } from '../in-turn';
import { useRowFocus } from '../next/use-row-focus';
import {
  leftOver,
  newlySeated,
  newPlaces,
  newTows,
  splitUp,
  suggestionTitle,
  type Trip,
} from './suggestion-words';

interface Props extends Trip {
  tripId: string;
  /** False when nothing is left to suggest. */
  needed: boolean;
}

/**
 * A button that asks the server to suggest seats, shows the changes, and saves them on request.
 * After saving, an Undo button stays beside it until the reader presses Undo or leaves the page.
 */
export function SuggestSeats({ tripId, households, dates, needed }: Props) {
  const router = useRouter();
  const toast = useToast();
  const suggesting = useAction();
  const saving = useAction();
  const undoing = useAction('Could not put the seats back');
  const path = `/api/trips/${tripId}/seats`;
  const [offer, setOffer] = useState<{ before: SeatPlan; after: SeatPlan } | null>(null);
  const [back, setBack] = useState<SeatingChanges | null>(null);
  const box = useRowFocus<HTMLDivElement>(offer !== null);
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
        // The focused Undo button disappears.
        document.getElementById('next')?.focus();
        say('The seats are as they were.');
        router.refresh();
      },
      fail,
    );
  if (offer) {
    const { before, after } = offer;
    const trip = { households, dates };
    const left = leftOver(after, people);
    const changes = [
      ...newPlaces(before, after, trip),
      ...splitUp(before, after, trip),
      ...newTows(before, after, households.flatMap(towablesOf)),
    ];
    return (
      <section
        ref={box}
        tabIndex={-1}
        aria-labelledby="suggestion"
        className="space-y-3 border-t border-line pt-3 lg:basis-full"
      >
        <h3 id="suggestion" className="text-row font-semibold">
          {suggestionTitle(newlySeated(before, after), after.unseated.length)}
        </h3>
        <ul className="divide-y divide-line">
          {changes.map((text) => (
            <li key={text} className="py-3">
              {text}
            </li>
          ))}
          {left && <li className="py-3 text-ochre">{left}</li>}
        </ul>
        <p className="text-muted">
          Nothing’s changed yet. Nobody rides in a car that comes later or leaves earlier than they do.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button pending={saving.pending} onClick={use}>
            Use this
          </Button>
          <Button variant="quiet" onClick={() => setOffer(null)}>
            Leave it
          </Button>
        </div>
      </section>
    );
  }
  return (
    <div ref={box} tabIndex={-1} className="flex flex-wrap gap-2 empty:hidden">
      {needed && (
        <Button className="min-h-13 max-lg:w-full" pending={suggesting.pending} onClick={suggest}>
          Suggest seats
        </Button>
      )}
      {back && (
        <Button variant="secondary" pending={undoing.pending} onClick={undo}>
          Undo
        </Button>
      )}
    </div>
  );
}
