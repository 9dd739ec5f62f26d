'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import { countText } from '@/lib/text';
import { type Countable, countEstimate } from '@/lib/trips/estimate/count-estimate';
import type { Estimate } from '@/lib/trips/estimate/schema';
import { rangeText } from './estimate-text';
import type { PartySteppersProps } from './party-steppers';

const PartySteppers = latePart<PartySteppersProps>(() =>
  import('./party-steppers').then((part) => part.PartySteppers),
);

interface Props {
  cost: Countable;
  organiser: string;
}

/** About what the trip costs the reader's household, folded to four lines. */
export function EstimateBox({ cost, organiser }: Props) {
  const [changed, setChanged] = useState<Countable['party'] | null>(null);
  const [open, setOpen] = useState(false);
  usePreload(PartySteppers);
  const estimate = countEstimate(changed ? { ...cost, party: changed, known: true } : cost);
  const { lines, drop_out, nights } = estimate;
  const guessed = lines.every(({ guess }) => guess);
  return (
    <section aria-labelledby="cost" className="mb-4 border-b border-line">
      <h2 id="cost" className="font-sans text-meta font-normal text-muted">
        {forWhom(estimate)}, about
      </h2>
      <div className="flex flex-wrap items-center gap-x-4">
        <p aria-live="polite" className="min-w-0 flex-1 font-display text-next font-semibold">
          {rangeText(estimate.low_cents, estimate.high_cents)}
        </p>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={open}
          className="-mr-4"
          onClick={() => setOpen(!open)}
        >
          {open ? 'Done' : 'Change'}
          <span className="sr-only"> who the cost is for</span>
        </Button>
      </div>
      {open && (
        <PartySteppers
          party={changed ?? cost.party}
          most={cost.sums.most}
          onChange={setChanged}
          onDone={() => setOpen(false)}
        />
      )}
      {guessed && (
        <p className="text-meta text-muted">Nothing’s booked yet, so it’s a guess by {organiser}.</p>
      )}
      <details className="[&[open]>summary>.icon]:rotate-180">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-body text-sky [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">What’s in it, {countText(nights, 'night')}</span>
          <Icon name="chevron-down" />
        </summary>
        <dl className="divide-y divide-line border-t border-line">
          {lines.map(({ what, low_cents, high_cents, guess }) => (
            <div key={what} className="flex flex-wrap justify-between gap-x-4 py-2">
              <dt className="min-w-36 flex-1">
                {what}
                <span className="block text-meta text-muted">{howKnown(what, guess, organiser)}</span>
              </dt>
              <dd className="whitespace-nowrap">{rangeText(low_cents, high_cents, '–')}</dd>
            </div>
          ))}
          <div className="py-2">
            <dt>Fuel</dt>
            <dd className="text-meta text-muted">Your own, not counted</dd>
          </div>
        </dl>
      </details>
      <p className="pb-3 text-meta text-muted wrap-anywhere">
        Nothing to pay today. {drop_out && <strong>If you drop out: {drop_out}</strong>}
      </p>
    </section>
  );
}

function forWhom({ adults, children, known }: Estimate): string {
  if (!known) return 'For one adult';
  const all = [countText(adults, 'adult'), children > 0 && countText(children, 'kid')].filter(Boolean);
  return adults + children === 1 ? 'For you' : `For ${all.join(' and ')}`;
}

function howKnown(what: string, guess: boolean, organiser: string): string {
  if (what === 'Site') return `${guess ? 'Not booked yet' : 'Booked'}. By people and nights`;
  return guess ? `A guess by ${organiser}, give or take a quarter` : 'By people and nights';
}
