'use client';

import { useEffect, useState } from 'react';
import { api } from '@/lib/api-client';
import { today } from '@/lib/dates';
import type { Group } from '@/lib/household/groups/schema';
import type { Invitee } from '@/lib/trips/attendance/schema';
import type { Trip } from '@/lib/trips/schema';

interface Suggestions {
  /** With one more group of the people of the organiser's last trip. */
  groups: Group[];
  /** The addresses of the people who are already on this trip. */
  invited: string[];
}

/** Failed requests are ignored, because suggestions only save typing. */
export function useSuggestions(tripId: string): Suggestions {
  const [found, setFound] = useState<Suggestions>({ groups: [], invited: [] });
  useEffect(() => {
    const gone = new AbortController();
    const read = <T>(path: string) => api.get<T>(path, gone.signal).catch(() => undefined);
    const invitees = async (id: string) =>
      (await read<{ invitees: Invitee[] }>(`/api/trips/${id}/invitees`))?.invitees ?? [];
    const lastTrip = async (): Promise<Group[]> => {
      const last = lastOf((await read<{ trips: Trip[] }>('/api/trips'))?.trips ?? [], tripId);
      const members = (last ? await invitees(last.id) : []).flatMap(({ id, email, name }) =>
        email ? [{ id, email, name, username: name }] : [],
      );
      return last ? [{ id: last.id, name: 'Last trip', members }] : [];
    };
    const load = async () => {
      const [own, last, here] = await Promise.all([
        read<{ groups: Group[] }>('/api/groups'),
        lastTrip(),
        invitees(tripId),
      ]);
      if (gone.signal.aborted) return;
      setFound({
        groups: [...(own?.groups ?? []), ...last],
        invited: here.flatMap(({ email }) => email ?? []),
      });
    };
    load();
    return () => gone.abort();
  }, [tripId]);
  return found;
}

/** Only trips of this trip's organiser count. */
function lastOf(trips: readonly Trip[], tripId: string): Trip | undefined {
  const organiser = trips.find(({ id }) => id === tripId)?.creator_profile_id;
  return trips
    .filter(
      ({ id, creator_profile_id, called_off, start_date }) =>
        id !== tripId && creator_profile_id === organiser && !called_off && start_date <= today(),
    )
    .toSorted((one, other) => other.start_date.localeCompare(one.start_date))[0];
}
