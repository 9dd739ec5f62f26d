'use client';

import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';

const SHOWN_MS = 10_000;

interface Props {
  text: string;
  onUndo: (() => void) | null;
  onEnd: () => void;
}

/** What was just done, with Undo. It stays while somebody points at it. */
export function DoneStrip({ text, onUndo, onEnd }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const timer = setInterval(() => {
      if (!strip.current?.matches(':hover, :focus-within')) end.current();
    }, SHOWN_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div
      ref={strip}
      className="flex items-center gap-3 border-b border-line px-5 py-3 text-body lg:px-6 large-text:px-3"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-eucalypt text-on-eucalypt large-text:hidden">
        <Icon name="check" />
      </span>
      <p className="min-w-0 flex-1 font-medium wrap-anywhere">{text}</p>
      {onUndo && (
        <button type="button" onClick={onUndo} aria-label={`Undo: ${text}`} className="line-link">
          Undo
        </button>
      )}
    </div>
  );
}
