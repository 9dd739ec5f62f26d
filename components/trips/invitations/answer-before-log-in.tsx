'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';

/** "Not going" is kept in this browser and sent after the log-in. */
export function AnswerBeforeLogIn({ token }: { token: string }) {
  const { run, pending, failure } = useAction();
  const [leaving, setLeaving] = useState(false);
  const logIn = (answer: string) =>
    `/login?callbackUrl=${encodeURIComponent(`/invite/${token}?answer=${answer}`)}`;
  const decline = () =>
    run(
      () => api.post(`/api/invites/${token}/keep`, { attending: false }),
      () => {
        setLeaving(true);
        window.location.assign(logIn('not-going'));
      },
    );
  return (
    <div className="space-y-4">
      <p className="text-muted">This invitation belongs to someone with a Campmates account.</p>
      {failure && <Alert>{failure}</Alert>}
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={logIn('going')} className="max-sm:flex-1">
          Going
        </ButtonLink>
        <Button variant="secondary" pending={pending || leaving} onClick={decline} className="max-sm:flex-1">
          Not going
        </Button>
      </div>
      <p className="text-sm text-muted">Next you log in, so that we know it’s you.</p>
    </div>
  );
}
