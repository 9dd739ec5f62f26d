import { useSyncExternalStore } from 'react';
import type { Day } from '@/lib/dates';
import { dayIn } from '@/lib/trips/before-you-go/clock';

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/**
 * Returns today's date at a site, even on a page that was kept days ago. Before scripts run,
 * returns the server's date `told`.
 */
export function useDayThere(zone: string | null, told: Day): Day {
  return useSyncExternalStore(
    subscribe,
    () => (zone ? dayIn(zone, new Date()) : told),
    () => told,
  );
}
