'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { LateConfirm } from '@/components/ui/late-confirm';
import { usePreload } from '@/components/ui/late-part';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';

interface Props {
  token: string;
  reported: boolean;
}

/** The link in the invitation's mail leads to this section. */
export function ReportInvitation({ token, reported }: Props) {
  const [asked, setAsked] = useState(false);
  const [done, setDone] = useState(reported);
  const { run, pending, failure, forget } = useAction();
  usePreload(LateConfirm);
  const report = () =>
    run(
      () => api.post(`/api/invites/${token}/report`, {}),
      () => {
        setAsked(false);
        setDone(true);
      },
    );
  return (
    <div id="report">
      {done ? (
        <p role="status" className="text-muted">
          You’ve reported this invitation. We’ll look into it. You won’t get any more emails about this trip.
        </p>
      ) : (
        <Button
          variant="quiet"
          className="-ml-4 px-4 text-muted"
          onClick={() => {
            forget();
            setAsked(true);
          }}
        >
          Report this invitation
        </Button>
      )}
      {asked && (
        <LateConfirm
          open
          question="Report this invitation?"
          detail="We’ll look into it. You won’t get any more emails about this trip."
          confirmLabel="Report"
          cancelLabel="Cancel"
          pending={pending}
          error={failure}
          onConfirm={report}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  );
}
