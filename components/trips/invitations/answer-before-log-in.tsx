'use client';

import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Segmented } from '@/components/ui/segmented';
import { api } from '@/lib/api-client';

const choices = [
  { value: 'going', label: 'Going', icon: <Icon name="check" /> },
  { value: 'not-going', label: 'Not going', icon: <Icon name="x" /> },
];

interface Props {
  token: string;
  /** By the mail's button; null for none. */
  chosen: boolean | null;
  organiser: string;
}

/** No answer is sent before the log-in. */
export function AnswerBeforeLogIn({ token, chosen, organiser }: Props) {
  const first = chosen === null ? '' : chosen ? 'going' : 'not-going';
  const [answer, setAnswer] = useState(first);
  const box = useRef<HTMLDivElement>(null);
  const kept = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    // The person may have ticked an answer before the page's scripts ran.
    const ticked = box.current?.querySelector<HTMLInputElement>('input:checked');
    if (ticked) setAnswer(ticked.value);
  }, []);
  const choose = (value: string) => {
    setAnswer(value);
    // Lets the server send a no after the log-in, in the order of the taps, so that a yes takes an
    // earlier no back. When this fails, the answer is only preselected there.
    kept.current = kept.current.then(() =>
      api.post(`/api/invites/${token}/keep`, { attending: value === 'going' }).catch(() => undefined),
    );
  };
  const onward = `/invite/${token}${answer && `?answer=${answer}`}`;
  const label = choices.find(({ value }) => value === answer)?.label;
  return (
    <div ref={box} className="space-y-3">
      <Segmented
        className="answer-choice"
        legend="Will you come?"
        options={choices}
        defaultValue={first}
        onValueChange={choose}
      />
      <ButtonLink href={`/login?callbackUrl=${encodeURIComponent(onward)}`} block className="min-h-13">
        Log in to answer
      </ButtonLink>
      <p className="text-center text-sm text-muted">
        You have an account here.{label && ` We’ll keep “${label}” for you while you log in.`}
      </p>
      <p className="border-t border-line pt-3 text-muted">
        <span className="text-ink">Not you?</span> Ask {organiser} for a link of your own.
      </p>
    </div>
  );
}
