'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { draftFor, draftKey } from '@/components/ui/drafts';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import { Segmented } from '@/components/ui/segmented';
import type { DetailsProps } from './guest-details';
import type { GuestTyped } from './guest-party';

const GuestDetails = latePart(() => import('./guest-details').then((part) => part.GuestDetails));

export const usePreloadedDetails = () => usePreload(GuestDetails);

type Answer = DetailsProps['answer'];

const choices = [
  { value: 'going', label: 'Going', icon: <Icon name="check" /> },
  { value: 'not going', label: 'Not going', icon: <Icon name="x" /> },
];

interface Props extends Omit<DetailsProps, 'answer' | 'kept'> {
  /** null for none. */
  chosen?: boolean | null;
  /** Below the question. */
  children?: ReactNode;
}

export function GuestForm({ attending, chosen = attending, path, children, ...props }: Props) {
  const first = chosen === null ? '' : chosen ? 'going' : 'not going';
  const [answer, setAnswer] = useState<Answer | ''>(first);
  const [kept, setKept] = useState<GuestTyped>();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const draft = draftFor(draftKey(path), path) as GuestTyped | undefined;
    if (draft?.answer) {
      setKept(draft);
      setAnswer(draft.answer);
      return;
    }
    // The person may have ticked an answer before the page's scripts ran.
    const ticked = box.current?.querySelector<HTMLInputElement>('input:checked');
    if (ticked) setAnswer(ticked.value as Answer);
  }, [path]);

  // A new `key` remounts both parts when a draft is restored: their initial values are read only
  // once.
  return (
    <div ref={box} key={kept ? 'kept' : 'new'} className="space-y-6">
      <Segmented
        className="answer-choice"
        legend={attending ? 'Are you still coming?' : 'Will you come?'}
        name="answer"
        options={choices}
        defaultValue={kept?.answer ?? first}
        onValueChange={(value) => {
          setAnswer(value as Answer);
          // The links to log in and to sign up read the answer from the page's address.
          const query = new URLSearchParams(location.search);
          query.set('answer', value.replace(' ', '-'));
          history.replaceState(null, '', `?${query}`);
        }}
      />
      {children}
      {answer && <GuestDetails {...props} attending={attending} path={path} answer={answer} kept={kept} />}
    </div>
  );
}
