'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ApiError, api } from '@/lib/api-client';

interface Props {
  token: string;
  tripId: string;
  /** Whom and what they bring is known already, from their answer as a guest. */
  chosen?: boolean;
}

/** Takes an invitation up for whoever is signed in; going leads on to who comes along. */
export function AcceptInvitation({ token, tripId, chosen = false }: Props) {
  const router = useRouter();
  const [sending, startSending] = useTransition();
  const [answered, setAnswered] = useState<boolean>();
  const [failure, setFailure] = useState<string>();

  const answer = (attending: boolean) => {
    if (sending) return;
    setAnswered(attending);
    setFailure(undefined);
    startSending(async () => {
      try {
        await api.patch(`/api/invites/${token}`, { attending });
        const toChoose = attending && !chosen;
        startSending(() => router.push(toChoose ? `/trip/${tripId}/attendance?first=1` : `/trip/${tripId}`));
      } catch (error) {
        setFailure(error instanceof ApiError ? error.message : 'Something went wrong. Please try again.');
      }
    });
  };

  return (
    <div className="space-y-4">
      {failure && <Alert>{failure}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button pending={sending && answered} onClick={() => answer(true)} className="max-sm:flex-1">
          Accept
        </Button>
        <Button
          variant="secondary"
          pending={sending && answered === false}
          onClick={() => answer(false)}
          className="max-sm:flex-1"
        >
          Not going
        </Button>
      </div>
    </div>
  );
}
