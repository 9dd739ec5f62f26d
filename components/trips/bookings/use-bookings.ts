'use client';

import { useRef } from 'react';
import { api } from '@/lib/api-client';
import { sendOrKeep } from '@/lib/offline/send-or-keep';
import type { Booking, BookingChange, Pitch } from '@/lib/trips/bookings/schema';
import { useKeptChanges } from '../use-kept-changes';

type SaidBooking =
  | { change: 'place'; booking: string; pitch: string; household: string; on: boolean }
  | { change: 'set'; booking: string; fields: Partial<Booking> };

/** In each booking a household has at most one pitch. */
const changedBookings = (bookings: Booking[], said: SaidBooking): Booking[] =>
  bookings.map((booking) => {
    if (booking.id !== said.booking) return booking;
    if (said.change === 'set') return { ...booking, ...said.fields };
    return {
      ...booking,
      pitches: booking.pitches.map((pitch) => {
        const others = pitch.households.filter((id) => id !== said.household);
        const here = said.on && pitch.id === said.pitch;
        return { ...pitch, households: here ? [...others, said.household] : others };
      }),
    };
  });

/**
 * The bookings include changes that were not sent yet. `path` is the API's path of the bookings.
 */
export function useBookings(path: string, given: Booking[]) {
  const { shown: bookings, change, toast, waits } = useKeptChanges([path], given, changedBookings);
  /** By booking id, after the reader's last change. The page may still have an older version. */
  const versions = useRef(new Map<string, number>());

  const actions = {
    /** Without reception the change waits to be sent. */
    place: (booking: Booking, pitch: Pitch, household: { id: string; name: string }, on: boolean) => {
      const at = { booking: booking.id, pitch: pitch.id, household: household.id };
      const shown = { change: 'place', ...at, on } as const;
      const thing = `${path}/${booking.id} ${household.id}`;
      // A move that waits on this device hasn't reached the server, so a removal uses the pitch on
      // which the server still has the household.
      const saved = given
        .find(({ id }) => id === booking.id)
        ?.pitches.find(({ households }) => households.includes(household.id));
      const from = !on && waits(thing) ? (saved ?? pitch) : pitch;
      const place = `${path}/${booking.id}/pitches/${from.id}/households/${household.id}`;
      const kept = {
        kind: 'Pitches',
        shown,
        thing,
        label: on ? `${household.name} on ${pitch.name}` : `${household.name} off ${pitch.name}`,
      };
      change(shown, () => sendOrKeep('put', place, { on }, kept));
    },
    /** The server refuses the change when somebody else has changed the booking meanwhile. */
    set: ({ id, version }: Booking, fields: Omit<BookingChange, 'version'>, done?: string) =>
      change(
        { change: 'set', booking: id, fields: fields as Partial<Booking> },
        async () => {
          const latest = Math.max(version, versions.current.get(id) ?? 0);
          const saved = await api.put<{ booking?: Booking }>(`${path}/${id}`, { ...fields, version: latest });
          if (saved.booking) versions.current.set(id, saved.booking.version);
          return saved;
        },
        { done: () => done && toast.show({ text: done, tone: 'success' }) },
      ),
    addToCosts: ({ id }: Booking) =>
      change(null, () => api.post(`${path}/${id}/expense`, {}), {
        done: () => toast.show({ text: 'The price is in the costs.', tone: 'success' }),
      }),
    changeCosts: ({ id }: Booking) =>
      change(null, () => api.put(`${path}/${id}/expense`, {}), {
        done: () => toast.show({ text: 'The costs have the new price.', tone: 'success' }),
      }),
    remove: ({ id }: Booking) =>
      change(null, () => api.delete(`${path}/${id}`), {
        done: () => toast.show({ text: 'The booking is gone.' }),
      }),
    sharePitches: ({ id }: Booking) =>
      change(null, () => api.post(`${path}/${id}/pitches/suggestion`, { apply: true }), {
        done: () => toast.show({ text: 'Everyone who fits has a pitch now.', tone: 'success' }),
      }),
  };
  return { bookings, actions };
}

export type BookingActions = ReturnType<typeof useBookings>['actions'];
