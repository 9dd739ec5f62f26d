'use client';

import { useTakeBack } from '@/components/offline/use-take-back';
import { Icon } from '@/components/ui/icon';
import type { KeptChange } from '@/lib/offline/changes';
import { textButton } from './plane';

/** A change that goes out when there is reception. */
export function WaitingLine({ change, className }: { change: KeptChange; className?: string }) {
  const takeBack = useTakeBack();
  return (
    <p
      className={`flex items-start gap-3 rounded-inner bg-wattle-soft px-3 py-3 text-body ${className ?? ''}`}
    >
      <Icon name="clock" className="waiting-clock" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {change.label}. It goes out when you’re back in range.
      </span>
      <button
        type="button"
        aria-label={`Undo: ${change.label}`}
        onClick={() => takeBack(change)}
        className={textButton}
      >
        Undo
      </button>
    </p>
  );
}
