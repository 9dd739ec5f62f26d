import { useSyncExternalStore } from 'react';
import { reception, receptionAtFirst, subscribe } from '@/components/offline/network';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { countText } from '@/lib/text';

const HOUR_MS = 3_600_000;
/** From this age on, it's more likely wrong than right. */
const OLD_MS = 24 * HOUR_MS;

export function ageText(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours >= 48) return countText(Math.floor(hours / 24), 'day');
  return hours > 0 ? countText(hours, 'hour') : countText(Math.max(1, Math.floor(ms / 60_000)), 'minute');
}

/** Since the lists were looked at, or since the page was fetched. Null while the page is current. */
export function useAge(lookedAt: string | null): number | null {
  const { asOf } = useSyncExternalStore(subscribe, reception, receptionAtFirst);
  return asOf === undefined ? null : Math.max(0, Date.now() - Date.parse(lookedAt ?? asOf));
}

/** For a reader without reception. */
export const Age = ({ ms }: { ms: number }) => (
  <p
    className={classNames(
      'flex items-center gap-3 px-5 py-3.5 text-body',
      ms > OLD_MS ? 'bg-ember-soft text-ember' : 'bg-sky-soft text-sky',
    )}
  >
    <Icon name="cloud-off" />
    <span>
      <strong>No reception.</strong> This is {ageText(ms)} old.
    </span>
  </p>
);
