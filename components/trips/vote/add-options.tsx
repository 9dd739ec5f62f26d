'use client';

import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import { useToggle } from '@/components/ui/use-toggle';
import type { TripDates } from '@/lib/trips/schema';
import type { SiteToOffer } from './sites-to-offer';

interface Props {
  path: string;
  sites: SiteToOffer[];
  /** The dates that are in the vote already. */
  known: readonly TripDates[];
  /** True while the vote has no options. */
  first: boolean;
}

const VoteForm = latePart(() => import('./vote-form').then((part) => part.VoteForm));

/** A button with which an organiser adds dates and campsites to an open vote. */
export function AddOptions({ path, sites, known, first }: Props) {
  const { open, setOpen, opener } = useToggle('Add dates or a campsite');
  usePreload(VoteForm);
  if (!open) {
    return (
      <div>
        {first && (
          <p className="mb-3">
            There’s nothing else to choose from yet. Add the other dates that you have in mind.
          </p>
        )}
        <Button
          ref={opener}
          variant="secondary"
          icon={<Icon name="plus" />}
          className="max-sm:w-full"
          onClick={() => setOpen(true)}
        >
          Add dates or a campsite
        </Button>
      </div>
    );
  }
  return (
    <Card as="section" aria-labelledby="more-options">
      <CardHeader title="Add to the vote" titleId="more-options" />
      <CardBody>
        <VoteForm path={path} sites={sites} known={known} adds onDone={() => setOpen(false)} />
      </CardBody>
    </Card>
  );
}
