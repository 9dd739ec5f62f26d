'use client';

import { useTakeBack } from '@/components/offline/use-take-back';
import { Icon } from '@/components/ui/icon';
import type { KeptChange } from '@/lib/offline/changes';

interface Props {
  /** What one tap made. */
  changes: readonly KeptChange[];
  className?: string;
}

/** Goes out when there is reception. */
export function WaitingLine({ changes, className }: Props) {
  const takeBack = useTakeBack();
  const label = changes[0]?.label;
  return (
    <p
      className={`flex items-start gap-3 rounded-inner bg-wattle-soft px-3 py-3 text-body ${className ?? ''}`}
    >
      <Icon name="clock" className="waiting-clock" />
      <span className="min-w-0 flex-1 wrap-anywhere">{label}. It goes out when you’re back in range.</span>
      <button
        type="button"
        aria-label={`Undo: ${label}`}
        onClick={() => void Promise.all(changes.map(takeBack))}
        className="line-link"
      >
        Undo
      </button>
    </p>
  );
}
