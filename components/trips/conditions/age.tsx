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

/** For a reader without reception. */
export function Age({ at, now = Date.now() }: { at: string; now?: number }) {
  const age = Math.max(0, now - Date.parse(at));
  return (
    <p
      className={classNames(
        'flex items-center gap-3 px-5 py-3.5 text-body',
        age > OLD_MS ? 'bg-ember-soft text-ember' : 'bg-sky-soft text-sky',
      )}
    >
      <Icon name="cloud-off" />
      <span>
        <strong>No reception.</strong> This is {ageText(age)} old.
      </span>
    </p>
  );
}
