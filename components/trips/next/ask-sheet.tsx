'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useRef } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { AskQuestions } from './ask-questions';
import type { AskSite } from './ask-site';

interface Props extends AskSite {
  tripId: string;
  onDone: () => void;
}

export function AskSheet({ onDone, ...ask }: Props) {
  const router = useRouter();
  const changed = useRef(false);
  const close = () => {
    // A refresh while the sheet is open would remove the questions that are answered, with their Undo.
    if (changed.current) startTransition(() => router.refresh());
    onDone();
  };
  return (
    <Dialog open onClose={close} sheet title={`Ask ${ask.name}`}>
      <AskQuestions
        {...ask}
        onChange={() => {
          changed.current = true;
        }}
      />
    </Dialog>
  );
}
