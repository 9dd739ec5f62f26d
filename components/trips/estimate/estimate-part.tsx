'use client';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { latePart, usePreload } from '@/components/ui/late-part';
import { useToggle } from '@/components/ui/use-toggle';
import type { Money } from '@/lib/trips/estimate/estimate-of';
import type { Estimate } from '@/lib/trips/estimate/schema';
import type { EstimateFormProps } from './estimate-form';
import { rangeText } from './estimate-text';

const EstimateForm = latePart<EstimateFormProps>(() =>
  import('./estimate-form').then((part) => part.EstimateForm),
);

interface Props {
  address: string;
  money: Pick<Money, 'guess' | 'dropOut'>;
  estimate: Estimate | null;
}

/** What people are told before they answer, for organisers. */
export function EstimatePart({ address, money, estimate }: Props) {
  const { open, setOpen, opener } = useToggle('What people are told it costs');
  usePreload(EstimateForm);
  return (
    <Card as="section" aria-label="What people are told it costs" className="mt-8 px-4 py-3 lg:px-5">
      {open ? (
        <EstimateForm address={address} money={money} onDone={() => setOpen(false)} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3">
          <p className="min-w-0 flex-[1_1_12rem] text-body wrap-anywhere">
            {estimate
              ? `People who haven’t answered see about what it costs them. For you it’s ${rangeText(estimate.low_cents, estimate.high_cents)}.`
              : 'People who haven’t answered don’t see yet what it costs them.'}
          </p>
          <Button ref={opener} variant="quiet" size="sm" className="-mr-4" onClick={() => setOpen(true)}>
            {money.guess === null && money.dropOut === null ? 'Add a guess' : 'Change'}
            <span className="sr-only"> of what it costs</span>
          </Button>
        </div>
      )}
    </Card>
  );
}
