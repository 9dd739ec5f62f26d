'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import type { TripDates } from '@/lib/trips/date-rules';
import { openAfresh } from '../open-afresh';

interface Props {
  tripId: string;
  /** As the person saw them. */
  dates: TripDates;
}

/** Sends the "Not going" that the person pressed in this browser before they logged in. */
export function SendKeptAnswer({ tripId, dates: { start_date, end_date } }: Props) {
  const router = useRouter();
  const { run, failure } = useAction();
  const sent = useRef(false);
  const send = () =>
    run(
      () =>
        api.patch(`/api/trips/${tripId}/attending`, {
          attending: false,
          for_dates: { start_date, end_date },
        }),
      () => openAfresh(router, `/trip/${tripId}`, 'replace'),
    );
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    send();
  });
  if (!failure) return <p role="status">Sending your answer…</p>;
  return (
    <div className="space-y-4">
      <Alert>{failure}</Alert>
      <Button onClick={send}>Send again</Button>
    </div>
  );
}
