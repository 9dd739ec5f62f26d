'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';

interface Told {
  tripId: string;
  text: string;
}

let told: Told | null = null;

/** Shown when the browser next opens the trip's page. */
export function tellGoing(tripId: string, text: string): void {
  told = { tripId, text };
}

/** What to tell a reader who has just answered on another page; undefined for others. */
export function useJustAnswered(tripId: string): string | undefined {
  const [text] = useState(() => (told?.tripId === tripId ? told.text : undefined));
  useEffect(() => {
    told = null;
  }, []);
  return text;
}

export function JustAnswered({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="answered">
      <span>
        <Icon name="check" />
      </span>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          You’re going
        </h2>
        {text && <p>{text}</p>}
      </div>
    </div>
  );
}
