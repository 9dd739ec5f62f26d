'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useRef } from 'react';
import { Dialog } from '@/components/ui/dialog';
import type { KeptChange } from '@/lib/offline/changes';
import type { NextThing } from '@/lib/trips/next/thing';
import { CheckedList } from './checked-list';
import { NextRows } from './next-rows';
import { RefusedRow } from './refused-block';
import { thingsText } from './things-text';

interface Props {
  tripId: string;
  things: readonly NextThing[];
  /** Changes of this device that the server refused. */
  refused: readonly KeptChange[];
  checked: readonly string[];
  onAsk: (() => void) | null;
  onDone: () => void;
}

/** More rows than this scroll inside the sheet. */
const MOST = 7;

export function NextSheet({ tripId, things, refused, checked, onAsk, onDone }: Props) {
  const router = useRouter();
  const changed = useRef(false);
  const count = things.length + refused.length;
  const close = () => {
    // A refresh while the sheet is open would remove the rows that are done, with their Undo.
    if (changed.current) startTransition(() => router.refresh());
    onDone();
  };
  return (
    <Dialog open onClose={close} sheet title={thingsText(count)}>
      <div
        data-autofocus=""
        tabIndex={-1}
        className={`-mt-2 outline-none ${count > MOST ? 'max-h-[56dvh] overflow-y-auto overscroll-contain' : ''}`}
      >
        {refused.map((change) => (
          <RefusedRow key={change.id} change={change} />
        ))}
        <NextRows
          tripId={tripId}
          things={things}
          onChange={() => {
            changed.current = true;
          }}
          onAsk={
            onAsk &&
            (() => {
              close();
              onAsk();
            })
          }
        />
      </div>
      <CheckedList checked={checked} />
    </Dialog>
  );
}
