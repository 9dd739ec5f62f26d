'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import type { TripDates } from '@/lib/trips/date-rules';
import { tellGoing } from '../attendance/just-answered';
import { openAfresh } from '../open-afresh';

interface Props {
  address: string;
  tripId: string;
  /** As the page shows them to the person. */
  dates: TripDates;
  /** In an earlier answer as a guest. */
  chosen?: boolean;
  yes?: string;
}

/** For an invitation and for a trip's share link. After Going, the person chooses who comes. */
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
        openAfresh(router, toChoose ? `/trip/${tripId}/attendance?first=1` : `/trip/${tripId}`);
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
