'use client';

import { useRef } from 'react';
import { api } from '@/lib/api-client';
import { sendOrKeep } from '@/lib/offline/send-or-keep';
import type { Booking, BookingChange, Pitch } from '@/lib/trips/bookings/schema';
import { useKeptChanges } from '../use-kept-changes';
import { changedBookings } from './changed-bookings';

/** A trip's bookings as they will be, and how they change. `path` is where the API has them. */
export function useBookings(path: string, given: Booking[]) {
  const { shown: bookings, change, toast, waits } = useKeptChanges([path], given, changedBookings);
  /** The version of each booking after one's own last change, before the page has it. */
  const versions = useRef(new Map<string, number>());

  const actions = {
    /** Puts a household on a pitch of a booking, or takes it off; without reception the move waits. */
    place: (booking: Booking, pitch: Pitch, household: { id: string; name: string }, on: boolean) => {
      const shown = {
        ...({ change: 'place', booking: booking.id, pitch: pitch.id, household: household.id, on } as const),
      };
      const thing = `${path}/${booking.id} ${household.id}`;
      // Of a move that waits already the server knows nothing: the household leaves the pitch from before.
      const saved = given
        .find(({ id }) => id === booking.id)
        ?.pitches.find(({ households }) => households.includes(household.id));
      const from = !on && waits(thing) ? (saved ?? pitch) : pitch;
      const at = `${path}/${booking.id}/pitches/${from.id}/households/${household.id}`;
      const kept = {
        ...{ kind: 'Pitches', shown, thing },
        label: on ? `${household.name} on ${pitch.name}` : `${household.name} off ${pitch.name}`,
      };
      change(shown, () => sendOrKeep('put', at, { on }, kept));
    },
    /** Changes what is said of a booking, unless somebody else has changed it meanwhile. */
    set: ({ id, version }: Booking, fields: Omit<BookingChange, 'version'>, done?: string) =>
      change(
        { change: 'set', booking: id, fields: fields as Partial<Booking> },
        async () => {
          const latest = Math.max(version, versions.current.get(id) ?? 0);
          const saved = await api.put<{ booking?: Booking }>(`${path}/${id}`, { ...fields, version: latest });
          if (saved.booking) versions.current.set(id, saved.booking.version);
          return saved;
        },
        () => done && toast.show({ text: done, tone: 'success' }),
      ),
    /** Makes the price an expense of the trip. */
    addToCosts: ({ id }: Booking) =>
      change(
        { change: 'set', booking: id, fields: {} },
        () => api.post(`${path}/${id}/expense`, {}),
        () => toast.show({ text: 'The price is in the costs.', tone: 'success' }),
      ),
    remove: ({ id }: Booking) =>
      change(
        { change: 'set', booking: id, fields: {} },
        () => api.delete(`${path}/${id}`),
        () => toast.show({ text: 'The booking is gone.' }),
      ),
    sharePitches: ({ id }: Booking) =>
      change(
        { change: 'set', booking: id, fields: {} },
        () => api.post(`${path}/${id}/pitches/suggestion`, { apply: true }),
        () => toast.show({ text: 'Whoever fits has a pitch now.', tone: 'success' }),
      ),
  };
  return { bookings, actions };
}

export type BookingActions = ReturnType<typeof useBookings>['actions'];
