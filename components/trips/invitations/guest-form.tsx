'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import { Segmented } from '@/components/ui/segmented';
import type { DetailsProps } from './guest-details';

const GuestDetails = latePart(() => import('./guest-details').then((part) => part.GuestDetails));

/** For the page on which the form can be opened. */
export const usePreloadedDetails = () => usePreload(GuestDetails);

type Answer = DetailsProps['answer'];

const choices = [
  { value: 'going', label: 'Going', icon: <Icon name="check" /> },
  { value: 'not going', label: 'Not going', icon: <Icon name="x" /> },
];

interface Props extends Omit<DetailsProps, 'answer'> {
  /** The answer that stands chosen at first. */
  chosen?: boolean | null;
}

/** The answer of somebody without an account: whether, and all that belongs to it. */
export function GuestForm({ attending, chosen = attending, ...props }: Props) {
  const first = chosen === null ? '' : chosen ? 'going' : 'not going';
  const [answer, setAnswer] = useState<Answer | ''>(first);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Ticked before the page's scripts ran.
    const ticked = box.current?.querySelector<HTMLInputElement>('input:checked');
    if (ticked) setAnswer(ticked.value as Answer);
  }, []);

  return (
    <div ref={box} className="space-y-6">
      <Segmented
        legend="Will you come?"
        name="answer"
        options={choices}
        defaultValue={first}
        onValueChange={(value) => setAnswer(value as Answer)}
      />
      {answer && <GuestDetails {...props} attending={attending} answer={answer} />}
    </div>
  );
}
