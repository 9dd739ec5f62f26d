'use client';

import { useState } from 'react';
import { Button, type ButtonProps } from '@/components/ui/button';
import { latePart, usePreload } from '@/components/ui/late-part';
import type { VoteKind } from '@/lib/trips/undecided/vote-options';
import type { Vote } from '@/lib/trips/vote/schema';
import { bestOf } from './vote-text';

interface Props extends Pick<ButtonProps, 'variant' | 'className'> {
  path: string;
  vote: Vote;
  asked: readonly VoteKind[];
  stop: number | null;
}

const DecideDialog = latePart(() => import('./decide-dialog').then((part) => part.DecideDialog));

export function Decide({ path, vote, asked, stop, ...look }: Props) {
  const [open, setOpen] = useState(false);
  usePreload(DecideDialog);
  const clear = asked.every((kind) => bestOf(vote, kind) && !bestOf(vote, kind)?.tied);
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {clear ? (asked.length > 1 ? 'Decide on these' : 'Decide on it') : 'Decide'}
      </Button>
      {open && (
        <DecideDialog path={path} vote={vote} asked={asked} stop={stop} onDone={() => setOpen(false)} />
      )}
    </>
  );
}
