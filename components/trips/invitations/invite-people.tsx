'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';

interface Props {
  tripId: string;
  ownEmail: string;
  className?: string;
}

const InviteForm = latePart(() => import('./invite-form').then((part) => part.InviteForm));

/** The way to more people on a trip, wherever its main action stands. */
export function InvitePeople({ className, ...props }: Props) {
  const [open, setOpen] = useState(false);
  usePreload(InviteForm);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={<Icon name="user-plus" />} onClick={() => setOpen(true)} className={className}>
        Invite people
      </Button>
      <Dialog open={open} onClose={close} title="Invite people">
        <InviteForm {...props} onDone={close} />
      </Dialog>
    </>
  );
}
