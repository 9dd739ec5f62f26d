'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';

interface Props {
  token: string;
  tripId: string;
}

/** Joins with one's account; going leads on to who comes along. */
export function JoinAsMyself({ token, tripId }: Props) {
  const router = useRouter();
  const { run, pending, failure } = useAction();
  const [answered, setAnswered] = useState<boolean>();
  const answer = (attending: boolean) => {
    if (pending) return;
    setAnswered(attending);
    run(
      () => api.patch(`/api/join/${token}`, { attending }),
      () => router.push(attending ? `/trip/${tripId}/attendance?first=1` : `/trip/${tripId}`),
    );
  };
  return (
    <div className="space-y-4">
      {failure && <Alert>{failure}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button pending={pending && answered} onClick={() => answer(true)} className="max-sm:flex-1">
          Going
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
