'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import type { TripDates } from '@/lib/trips/date-rules';
import { tellGoing } from '../attendance/just-answered';

interface Props {
  /** The API's path for the answer. */
  address: string;
  tripId: string;
  /** The trip's dates that the page shows to the person. */
  dates: TripDates;
  /** True when the person has already named people and vehicles, in an earlier answer as a guest. */
  chosen?: boolean;
  /** The label of the button that says yes. */
  yes?: string;
}

/**
 * Buttons to accept an invitation, or to join by a trip's share link, with the signed-in account.
 * After Going, the person chooses who comes.
 */
export function AnswerWithAccount({ address, tripId, dates, chosen = false, yes = 'Accept' }: Props) {
  const router = useRouter();
  const { run, pending, failure } = useAction();
  const [answered, setAnswered] = useState<boolean>();

  const answer = (attending: boolean) => {
    if (pending) return;
    setAnswered(attending);
    const toChoose = attending && !chosen;
    run(
      () => api.patch(address, { attending, for_dates: dates }),
      () => {
        if (attending && chosen) tellGoing(tripId, '');
        router.push(toChoose ? `/trip/${tripId}/attendance?first=1` : `/trip/${tripId}`);
      },
    );
  };

  return (
    <div className="space-y-4">
      {failure && <Alert>{failure}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button pending={pending && answered} onClick={() => answer(true)} className="max-sm:flex-1">
          {yes}
        </Button>
        <Button
          variant="secondary"
          pending={pending && answered === false}
          onClick={() => answer(false)}
          className="max-sm:flex-1"
        >
          Not going
        </Button>
      </div>
    </div>
  );
}
