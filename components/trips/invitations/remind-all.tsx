'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { peopleText } from '@/lib/text';
import { useRemind } from './use-remind';

interface Props {
  tripId: string;
  waiting: number;
}

/** Asks for a confirmation, because a mail can't be taken back. */
export function RemindAll({ tripId, waiting }: Props) {
  const [asking, setAsking] = useState(false);
  const { remind, pending } = useRemind(
    tripId,
    {
      done: (count) => `${peopleText(count)} reminded by email.`,
      tooSoon: 'You’ve reminded everyone in the last 24 hours already.',
    },
    () => setAsking(false),
  );
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Icon name="bell" className="max-sm:hidden" />}
        onClick={() => setAsking(true)}
      >
        <span>Remind{waiting > 1 && <span className="max-sm:hidden"> all {waiting}</span>}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        question={waiting === 1 ? 'Send a reminder?' : `Remind ${peopleText(waiting)}?`}
        detail="We’ll email everyone who hasn’t answered, except people you reminded in the last 24 hours."
        confirmLabel={waiting === 1 ? 'Send reminder' : 'Send reminders'}
        tone="primary"
        pending={pending}
        onConfirm={() => remind()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
