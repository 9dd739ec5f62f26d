'use client';

import { useRouter } from 'next/navigation';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { Section } from '@/components/ui/section';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import type { CardsPage } from '@/lib/trips/emergency/emergency-page';
import { AIDER_DAYS, MAX_FIRST_AIDERS } from '@/lib/trips/emergency/may-open';

interface Props extends Pick<CardsPage, 'firstAiders' | 'asked' | 'aids' | 'candidates'> {
  tripId: string;
}

export function FirstAiders({ tripId, firstAiders, asked, aids, candidates }: Props) {
  const router = useRouter();
  const { run, pending, failure } = useAction();
  const send = (change: object) =>
    run(
      () => api.put(`/api/trips/${tripId}/emergency`, change),
      () => router.refresh(),
    );
  const named = firstAiders.map(({ id }) => id);
  const full = named.length >= MAX_FIRST_AIDERS;
  if (firstAiders.length === 0 && !candidates) return null;
  return (
    <Section title="First-aiders">
      <p className="text-meta text-muted">
        They can open the cards from {AIDER_DAYS} days before the trip. They have to accept, and each card’s
        household is told when it’s opened. Without reception it’s told later.
      </p>
      {firstAiders.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {firstAiders.map(({ id, name, accepted }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-3 py-3 text-body">
              <span className="font-medium wrap-anywhere">{name}</span>
              <span className="text-muted">{accepted ? 'Has accepted' : 'Hasn’t accepted yet'}</span>
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <div className="mt-4 space-y-3 noscript:hidden">
          <p className="text-body font-medium">You’re asked to be a first-aider. Will you?</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" pending={pending} onClick={() => send({ accept: true })}>
              Yes, I will
            </Button>
            <Button variant="quiet" pending={pending} onClick={() => send({ accept: false })}>
              No, thanks
            </Button>
          </div>
        </div>
      )}
      {aids && (
        <Button
          variant="quiet"
          className="-ml-4 noscript:hidden"
          pending={pending}
          onClick={() => send({ accept: false })}
        >
          Stop being a first-aider
        </Button>
      )}
      {candidates && (
        <fieldset className="mt-4 noscript:hidden" disabled={pending}>
          <legend className="mb-2 text-body font-medium">Name up to {MAX_FIRST_AIDERS}</legend>
          <div className="flex flex-wrap gap-2">
            {candidates.map(({ id, name }) => {
              const is = named.includes(id);
              return (
                <ChoiceChip
                  key={id}
                  checked={is}
                  disabled={!is && full}
                  onChange={() =>
                    send({ first_aiders: is ? named.filter((each) => each !== id) : [...named, id] })
                  }
                >
                  {name}
                </ChoiceChip>
              );
            })}
          </div>
        </fieldset>
      )}
      {failure && <Alert className="mt-3">{failure}</Alert>}
    </Section>
  );
}
