'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useDraftOwner } from '@/components/ui/drafts';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import { formerOf, keepFormer } from './former-people';

interface Props {
  tripId: string;
  ownEmail: string;
  className?: string;
}

const InviteForm = latePart(() => import('./invite-form').then((part) => part.InviteForm));

/** The way to more people on a trip, wherever its main action stands. */
export function InvitePeople({ className, ...props }: Props) {
  const [open, setOpen] = useState(false);
  const { tripId } = props;
  const owner = useDraftOwner();
  usePreload(InviteForm);
  useEffect(() => {
    const former = formerOf(tripId, owner);
    if (!former || former.shown || !owner) return;
    // A trip like an earlier one begins with asking its people, once.
    keepFormer(tripId, owner, { ...former, shown: true });
    setOpen(true);
  }, [tripId, owner]);
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
