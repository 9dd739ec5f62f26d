'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Checkbox } from '@/components/ui/checkbox';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';

export function ShowNames({ tripId, shown }: { tripId: string; shown: boolean }) {
  const router = useRouter();
  const { run, pending, failure } = useAction();
  const [ticked, setTicked] = useState<boolean>();

  const choose = (next: boolean) => {
    if (pending) return;
    setTicked(next);
    run(
      () => api.put(`/api/trips/${tripId}/names`, { shown: next }).finally(() => setTicked(undefined)),
      () => router.refresh(),
    );
  };

  return (
    <div className="mt-4 space-y-3">
      <Checkbox
        label="Invitations say who’s going"
        hint="By first name, on the invitation’s page and in its emails. Otherwise invitations only say how many are going."
        checked={ticked ?? shown}
        onChange={(event) => choose(event.target.checked)}
      />
      {failure && <Alert>{failure}</Alert>}
    </div>
  );
}
