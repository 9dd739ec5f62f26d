'use client';

import { useRouter } from 'next/navigation';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';

interface Props {
  token: string;
  /** Whether the invitation has been answered. */
  answered: boolean;
}

/** Lets a guest's browser in to the trip and goes there. */
export function OpenTrip({ token, answered }: Props) {
  const router = useRouter();
  const { run, pending, failure } = useAction();
  const open = () =>
    run(
      () => api.post<{ trip_id: string }>(`/api/invites/${token}/open`, {}),
      ({ trip_id }) => router.push(`/trip/${trip_id}`),
    );
  return (
    <>
      {failure && <Alert>{failure}</Alert>}
      <Button
        variant={answered ? 'primary' : 'secondary'}
        className="w-full"
        icon={<Icon name="arrow-right" />}
        onClick={open}
        pending={pending}
        pendingText="Opening the trip..."
      >
        {answered ? 'Open the trip' : 'Look at the trip first'}
      </Button>
    </>
  );
}
