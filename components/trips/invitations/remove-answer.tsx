'use client';

import { useRouter } from 'next/navigation';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';

export function RemoveAnswer({ token }: { token: string }) {
  const router = useRouter();
  const { run, pending, failure } = useAction();
  const remove = () =>
    run(
      () => api.patch(`/api/invites/${token}`, { attending: false }),
      () => router.refresh(),
    );

  return (
    <div className="mt-4 space-y-4">
      {failure && <Alert>{failure}</Alert>}
      <Button variant="secondary" pending={pending} pendingText="Removing…" onClick={remove}>
        Remove my people and vehicles
      </Button>
    </div>
  );
}
