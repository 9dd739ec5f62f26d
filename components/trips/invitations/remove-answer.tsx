'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ApiError, api } from '@/lib/api-client';

/** After a trip a guest can still take back whom and what they had entered. */
export function RemoveAnswer({ token }: { token: string }) {
  const router = useRouter();
  const [removing, startRemoving] = useTransition();
  const [failure, setFailure] = useState<string>();

  const remove = () => {
    if (removing) return;
    setFailure(undefined);
    startRemoving(async () => {
      try {
        await api.patch(`/api/invites/${token}`, { attending: false });
        startRemoving(() => router.refresh());
      } catch (error) {
        setFailure(error instanceof ApiError ? error.message : 'Something went wrong. Please try again.');
      }
    });
  };

  return (
    <div className="mt-4 space-y-4">
      {failure && <Alert>{failure}</Alert>}
      <Button variant="secondary" pending={removing} pendingText="Removing…" onClick={remove}>
        Remove my people and vehicles
      </Button>
    </div>
  );
}
