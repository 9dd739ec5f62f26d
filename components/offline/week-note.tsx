import { useSyncExternalStore } from 'react';
import { forgetsAfterAWeek } from '../install/install-way';

const never = () => () => undefined;

/** Only in Safari, and in other browsers on an iPhone or iPad. */
export function WeekNote() {
  if (!useSyncExternalStore(never, forgetsAfterAWeek, () => false)) return null;
  return (
    <p className="text-muted">
      This browser deletes what it keeps when you haven’t opened Campmates for a week. On your home screen
      Campmates keeps everything.
    </p>
  );
}
