'use client';

import { Check, X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useRef, useState, useTransition } from 'react';
import { ApiError, api } from '@/lib/api/client';
import { StatusBadge } from '../trips/status-badge';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';
import { useToast } from '../ui/toast';
import { useToggle } from '../ui/use-toggle';

interface Props {
  tripId: string;
  /** The invitee's answer so far. */
  attending: boolean | null;
}

/** An invitee's two answers while theirs is pending; afterwards the way to change it. */
export function AnswerButtons({ tripId, attending }: Props) {
  const router = useRouter();
  const toast = useToast();
  const { open: changing, setOpen: setChanging, opener } = useToggle();
  const [failure, setFailure] = useState<string>();
  const [sending, startSending] = useTransition();
  const box = useRef<HTMLDivElement>(null);

  const decline = () => {
    if (sending) return;
    setFailure(undefined);
    startSending(async () => {
      try {
        await api.patch(`/api/trips/${tripId}/attending`, { attending: false });
        toast.show({ text: 'Your answer is saved: not going.', tone: 'success' });
        // The pressed button goes away with the answer; the place where it stood stays.
        box.current?.focus();
        startSending(() => {
          router.refresh();
          setChanging(false);
        });
      } catch (error) {
        const words = error instanceof ApiError ? error.message : 'Something went wrong. Please try again.';
        setFailure(`Failed to save: ${words}`);
      }
    });
  };

  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-3 outline-none max-sm:w-full">
      {attending === null || changing ? (
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            href={`/trip/${tripId}/attendance`}
            icon={<Check aria-hidden="true" className="size-5" />}
            className="whitespace-nowrap max-sm:grow"
          >
            Going
          </ButtonLink>
          {attending !== false && (
            <Button
              variant="secondary"
              icon={<X aria-hidden="true" className="size-5" />}
              pending={sending}
              pendingText="Saving…"
              onClick={decline}
              className="whitespace-nowrap max-sm:grow"
            >
              Not going
            </Button>
          )}
          {changing && (
            <Button variant="quiet" onClick={() => setChanging(false)}>
              Cancel
            </Button>
          )}
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <StatusBadge status={attending ? 'Going' : 'Not going'} />
          <Button
            ref={opener}
            variant="secondary"
            onClick={() => {
              setChanging(true);
              box.current?.focus();
            }}
            className="max-sm:grow"
          >
            Change my answer
          </Button>
        </div>
      )}
      {failure && <Alert>{failure}</Alert>}
    </div>
  );
}
