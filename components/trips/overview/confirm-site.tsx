'use client';

import { useRouter } from 'next/navigation';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import { peopleText } from '@/lib/text';
import type { SiteChoice } from '@/lib/trips/site/site-choice';

interface Props {
  tripId: string;
  choice: SiteChoice;
  /** The number of people who get a mail about the new campsite. */
  mailed: number;
}

export function ConfirmSite({ tripId, choice, mailed }: Props) {
  const router = useRouter();
  const { run, pending, failure } = useAction();
  const save = () =>
    run(
      () => api.patch(`/api/trips/${tripId}`, choice),
      () => {
        router.push(`/trip/${tripId}`);
        router.refresh();
      },
    );

  return (
    <div className="mt-6 space-y-4">
      {mailed > 0 && (
        <p className="text-muted">
          We’ll email {peopleText(mailed)}, and ask those already going to confirm.
        </p>
      )}
      {failure && <Alert>{failure}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button onClick={save} pending={pending} pendingText="Saving…" className="max-sm:grow">
          Change the campsite
        </Button>
        <ButtonLink href={`/trip/${tripId}`} variant="quiet">
          Cancel
        </ButtonLink>
      </div>
    </div>
  );
}
