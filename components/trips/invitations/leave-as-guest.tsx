'use client';

import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import { openBalanceText } from '../costs/costs-text';

interface Props {
  /** null when the guest's cookie gives no access. */
  tripId: string | null;
  organiser: string;
  /** In cents. */
  balance: number;
  /** When the guest has left, a message replaces it, because the link no longer works. */
  children: ReactNode;
}

export function LeaveAsGuest({ tripId, organiser, balance, children }: Props) {
  const [asked, setAsked] = useState(false);
  const [left, setLeft] = useState(false);
  const { run, pending, failure, forget } = useAction();
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
          <ConfirmDialog
            open={asked}
            question="Leave this trip?"
            detail={
              balance === 0
                ? 'Your name, people and cars are removed. What you paid stays.'
                : `${openBalanceText(balance)}Your people and cars are removed.`
            }
            confirmLabel="Leave"
            cancelLabel="Stay"
            pending={pending}
            error={failure}
            onConfirm={leave}
            onCancel={() => setAsked(false)}
          />
        </>
      )}
    </>
  );
}

const focusOn = (message: HTMLElement | null) => message?.focus();
