'use client';

import { useRouter } from 'next/navigation';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';

/** Takes "not me" back. */
export function AllowPlans({ token }: { token: string }) {
  const router = useRouter();
  const { run, pending, failure } = useAction('That could not be sent. Please try again.');
  return (
    <div className="mt-4 space-y-3">
      <Button
        variant="secondary"
        pending={pending}
        onClick={() =>
          run(
            () => api.post(`/api/at-home/${token}/allow`, {}),
            () => router.refresh(),
          )
        }
      >
        It is for me after all
      </Button>
      {failure && <Alert>{failure}</Alert>}
    </div>
  );
}
