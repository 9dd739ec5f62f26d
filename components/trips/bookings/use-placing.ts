'use client';

import { type PointerEvent, useEffect, useState } from 'react';
import { usePreload } from '@/components/ui/late-part';
import type { NamedHouseholdSize } from '@/lib/trips/bookings/booking-capacity';
import type { Booking, Pitch } from '@/lib/trips/bookings/schema';
import type { BookingActions } from './use-bookings';

interface Props {
  bookings: readonly Booking[];
  households: readonly NamedHouseholdSize[];
  actions: BookingActions;
  /** Picked when the page opens; null for none. */
  first: string | null;
  /** `first` is the only household that the reader places, so it stays picked. */
  only: boolean;
}

export interface Place {
  booking: Booking;
  pitch: Pitch;
}

const loadDrag = () => import('../drag');
const dragScript = { preload: () => void loadDrag().catch(() => undefined) };

export function usePlacing({ bookings, households, actions, first, only }: Props) {
  /** Undefined before the first pick; null after the reader has deselected it. */
  const [chosen, setChosen] = useState<string | null | undefined>();
  /** '' is the list of households without a pitch; null is neither. */
  const [target, setTarget] = useState<string | null>(null);
  usePreload(dragScript);
  const pickedId = chosen === undefined || only ? first : chosen;

  useEffect(() => {
    const cancelOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setChosen(null);
    document.addEventListener('keydown', cancelOnEscape);
    return () => document.removeEventListener('keydown', cancelOnEscape);
  }, []);

  const place = ({ booking, pitch }: Place, { household_id: id, name }: NamedHouseholdSize, on: boolean) =>
    actions.place(booking, pitch, { id, name }, on);
  const put = (to: Place, household: NamedHouseholdSize) => {
    place(to, household, true);
    setChosen(undefined);
  };
  const drop = (column: string, household: NamedHouseholdSize, from: Place | null) => {
    const to = bookings
      .flatMap((booking) => booking.pitches.map((pitch) => ({ booking, pitch })))
      .find(({ pitch }) => pitch.id === column);
    if (to?.pitch.households.includes(household.household_id)) return;
    // When the new pitch is in the same booking, the server takes the household off its old pitch.
    if (from && from.booking.id !== to?.booking.id) place(from, household, false);
    if (to) put(to, household);
  };

  return {
    picked: households.find(({ household_id }) => household_id === pickedId) ?? null,
    target,
    pick: (id: string) => setChosen(id === pickedId ? null : id),
    put,
    takeOff: (from: Place, household: NamedHouseholdSize) => place(from, household, false),
    /** With a mouse or pen. A finger taps instead, because moving a finger scrolls the page. */
    onPress: (event: PointerEvent<HTMLElement>, household: NamedHouseholdSize, from: Place | null) => {
      const row = event.currentTarget.closest('li');
      if (event.button !== 0 || event.pointerType === 'touch' || !row) return;
      const pointer = event.nativeEvent;
      loadDrag().then(
        ({ startDrag }) =>
          startDrag({
            row,
            pointer,
            over: setTarget,
            drop: (column) => drop(column, household, from),
            end: () => undefined,
          }),
        // A tap still moves a household.
        () => undefined,
      );
    },
  };
}
