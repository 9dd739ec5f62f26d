'use client';

import { useState } from 'react';
import { Button, type ButtonProps } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useDraftOwner } from '@/components/ui/drafts';
import { Icon } from '@/components/ui/icon';
import { householdOf } from '@/lib/offline/owner-key';

interface Props extends Pick<ButtonProps, 'pending' | 'aria-disabled' | 'className' | 'icon'> {
  /** A guest who then answers Not going loses the people and vehicles. */
  going: boolean;
  onSend: () => void;
}

export const withdrawal = {
  question: 'Not going after all?',
  detail: 'Your people, cars and diets are removed from this trip.',
  confirmLabel: 'Not going',
};

/** A guest who is going is first told what this answer deletes. */
export function NotGoing({ going, onSend, ...busy }: Props) {
  const [asked, setAsked] = useState(false);
  const owner = useDraftOwner();
  const removes = going && owner !== null && householdOf(owner) !== undefined;
  return (
    <>
      <Button
        variant="secondary"
        icon={<Icon name="x" />}
        pendingText="Saving…"
        onClick={removes ? () => setAsked(true) : onSend}
        className="max-sm:grow sm:whitespace-nowrap"
        {...busy}
      >
        Not going
      </Button>
      <ConfirmDialog
        open={asked}
        {...withdrawal}
        onConfirm={() => {
          setAsked(false);
          onSend();
        }}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
