'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { TextField } from '@/components/ui/text-field';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import { type Day, formatDay } from '@/lib/dates';
import type { OtherCard } from '@/lib/trips/emergency/emergency-page';
import { MAX_REASON } from '@/lib/trips/emergency/may-open';
import { HouseholdFace, type Tints } from '../household-face';

interface Props {
  tripId: string;
  tints: Tints;
  others: OtherCard[];
  from: Day;
}

export function OtherCards({ tripId, tints, others, from }: Props) {
  const [asked, setAsked] = useState<OtherCard>();
  if (others.length === 0) return null;
  return (
    <Section title="Others’ cards">
      <ul className="divide-y divide-line border-y border-line">
        {others.map((other) => (
          <li key={other.id} className="py-4">
            <div className="flex items-center gap-3.5">
              <HouseholdFace name={other.name} tint={tints[other.id]} className="large-text:hidden" />
              <div className="min-w-0">
                <p className="text-row font-semibold wrap-anywhere">{other.name}</p>
                <p className="text-meta text-muted">
                  {other.openUntil
                    ? `Open for you until ${other.openUntil}.`
                    : other.opens
                      ? 'There’s a medical card. It’s locked.'
                      : `There’s a medical card. It can be opened from ${formatDay(from)} on.`}
                </p>
              </div>
            </div>
            {other.openUntil ? (
              <ButtonLink
                href={`/trip/${tripId}/emergency/${other.id}`}
                variant="secondary"
                className="mt-3 min-h-13 w-full"
              >
                Back to the card
              </ButtonLink>
            ) : (
              other.opens && (
                <Button
                  variant="secondary"
                  className="mt-3 min-h-13 border-ember text-ember noscript:hidden"
                  block
                  icon={<Icon name="siren" />}
                  onClick={() => setAsked(other)}
                >
                  Show in an emergency
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {others.some(({ opens }) => opens) && (
        <p className="mt-3 text-meta text-muted">
          Whoever wrote a card is told straight away. Danger to life: call{' '}
          <a href="tel:000" className="underline underline-offset-4">
            000
          </a>{' '}
          first. Opening a card needs reception.
        </p>
      )}
      {asked && <AskWhy tripId={tripId} {...asked} onClose={() => setAsked(undefined)} />}
    </Section>
  );
}

function AskWhy({ tripId, id, name, onClose }: OtherCard & { tripId: string; onClose: () => void }) {
  const router = useRouter();
  const [reason, setReason] = useState('');
  const { run, pending, failure } = useAction('The card could not be opened. It needs reception.');
  const show = () =>
    run(
      () => api.post(`/api/trips/${tripId}/emergency/${id}/open`, { reason }),
      () => router.push(`/trip/${tripId}/emergency/${id}`),
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Show ${name}’s card?`}
      description={`${name} is told straight away, with your name and what you write. Danger to life: call 000 first.`}
    >
      <form
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        <TextField
          label="Why, in a few words"
          placeholder="Such as: Bee sting, swelling"
          autoComplete="off"
          required
          maxLength={MAX_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          data-autofocus=""
        />
        {failure && <Alert>{failure}</Alert>}
        <Button type="submit" block pending={pending} pendingText="Opening…" className="min-h-13">
          Show the card
        </Button>
      </form>
    </Dialog>
  );
}
