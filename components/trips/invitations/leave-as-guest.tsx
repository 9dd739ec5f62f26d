'use client';

import { type ReactNode, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { LateConfirm } from '@/components/ui/late-confirm';
import { usePreload } from '@/components/ui/late-part';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';

interface Props {
  /** null when the guest's cookie gives no access. */
  tripId: string | null;
  organiser: string;
  /** Says what the guest still owes or is owed; '' for nothing. */
  openBalance: string;
  /** When the guest has left, a message replaces it, because the link no longer works. */
  children: ReactNode;
}

export function LeaveAsGuest({ tripId, organiser, openBalance, children }: Props) {
  const [asked, setAsked] = useState(false);
  const [left, setLeft] = useState(false);
  const { run, pending, failure, forget } = useAction();
  usePreload(LateConfirm);
  if (left) {
    return (
      <div ref={focusOn} tabIndex={-1} className="outline-none">
        <h1 className="text-3xl">You’ve left this trip</h1>
        <p className="mt-3 text-muted">To come back, ask {organiser} to invite you again.</p>
      </div>
    );
  }
  const leave = () =>
    run(
      () => api.post(`/api/trips/${tripId}/leave`, {}),
      () => setLeft(true),
    );
  return (
    <>
      {children}
      {tripId && (
        <>
          <button
            type="button"
            className="flex min-h-13 w-full items-center gap-3.5 border-y border-line py-2 text-left text-row font-medium -outline-offset-2 hover:bg-eucalypt-soft"
            onClick={() => {
              forget();
              setAsked(true);
            }}
          >
            <Icon name="log-out" className="size-5.5" />
            Leave this trip
          </button>
          {asked && (
            <LateConfirm
              open
              question="Leave this trip?"
              detail={
                openBalance
                  ? `${openBalance}Your people and cars are removed.`
                  : 'Your name, people and cars are removed. What you paid stays.'
              }
              confirmLabel="Leave"
              cancelLabel="Stay"
              pending={pending}
              error={failure}
              onConfirm={leave}
              onCancel={() => setAsked(false)}
            />
          )}
        </>
      )}
    </>
  );
}

const focusOn = (message: HTMLElement | null) => message?.focus();
