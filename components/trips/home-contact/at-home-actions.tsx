'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';

interface Props {
  token: string;
  household: string;
  /** The household has left home, and so can be back. */
  away: boolean;
  /** `asked`: the reader hasn't said yet that they have the plan. `said`: they have. */
  got: 'asked' | 'said' | null;
}

type Asked = 'back' | 'not me';

/**
 * Only a press says that they have the plan: mail scanners open links and run a page's scripts
 * too.
 */
export function AtHomeActions({ token, household, away, got }: Props) {
  const router = useRouter();
  const { run, pending, failure, forget } = useAction('That could not be sent. Please try again.');
  const [asked, setAsked] = useState<Asked>();
  const address = `/api/at-home/${token}`;

  const send = (what: Asked) =>
    run(
      () => api.post(`${address}/${what === 'back' ? 'back' : 'not-me'}`, {}),
      () => {
        setAsked(undefined);
        router.refresh();
      },
    );
  const ask = (what: Asked) => {
    forget();
    setAsked(what);
  };

  return (
    <div className="mt-4 flex flex-wrap gap-3 print:hidden">
      {got === 'asked' && (
        <Button
          className="max-sm:w-full"
          icon={<Icon name="check" />}
          pending={pending && !asked}
          pendingText="Saving…"
          onClick={() =>
            run(
              () => api.post(`${address}/seen`, {}),
              () => router.refresh(),
            )
          }
        >
          I’ve got this
        </Button>
      )}
      {got === 'said' && <p role="status">{household} knows that you’ve got this.</p>}
      {away && (
        <Button
          variant="secondary"
          icon={<Icon name="house" />}
          className="max-sm:w-full"
          onClick={() => ask('back')}
        >
          They’re back
        </Button>
      )}
      <Button variant="quiet" className="max-sm:w-full" onClick={() => ask('not me')}>
        This isn’t for me
      </Button>
      {failure && !asked && <Alert>{failure}</Alert>}
      <ConfirmDialog
        open={asked === 'back'}
        question={`Is ${household} back?`}
        detail={`We tell ${household} that you said so, and nobody is reminded any more.`}
        confirmLabel="They’re back"
        tone="primary"
        pending={pending}
        error={failure}
        onConfirm={() => send('back')}
        onCancel={() => setAsked(undefined)}
      />
      <ConfirmDialog
        open={asked === 'not me'}
        question="Isn’t this plan for you?"
        detail={`You get no more emails about it, and ${household} is told at once that nobody has the plan.`}
        confirmLabel="It isn’t for me"
        pending={pending}
        error={failure}
        onConfirm={() => send('not me')}
        onCancel={() => setAsked(undefined)}
      />
    </div>
  );
}
