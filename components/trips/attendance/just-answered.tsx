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

/** For a reader who has just answered on another page. */
export function JustAnswered({ tripId }: { tripId: string }) {
  const [text] = useState(() => (told?.tripId === tripId ? told.text : undefined));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    told = null;
    heading.current?.focus({ preventScroll: true });
  }, []);
  if (text === undefined) return null;
  return (
    <div className="answered mb-4">
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
