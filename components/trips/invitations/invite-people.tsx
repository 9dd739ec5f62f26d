'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useDraftOwner } from '@/components/ui/drafts';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import { tripName } from '@/lib/trips/trip-name';
import type { InvitedTrip } from '../invited-trip';
import { formerOf, keepFormer } from './former-people';

interface Props {
  trip: InvitedTrip;
  ownEmail: string;
  /** 'face' is the + after the faces; 'none' opens only by itself. */
  look?: 'button' | 'face' | 'none';
  className?: string;
}

const InviteSheet = latePart(() => import('./invite-sheet').then((part) => part.InviteSheet));

export function InvitePeople({ trip, ownEmail, look = 'button', className }: Props) {
  const [open, setOpen] = useState(false);
  const owner = useDraftOwner();
  usePreload(InviteSheet);
  useEffect(() => {
    const former = formerOf(trip.id, owner);
    // After a trip was copied, the dialog opens once by itself with the people of the former trip.
    const copied = owner && former && !former.shown;
    if (copied) keepFormer(trip.id, owner, { ...former, shown: true });
    const created = new URLSearchParams(location.search).get('invite') === '1';
    // The dialog must not open again on a reload.
    if (created) history.replaceState(null, '', location.pathname);
    if (copied || created) setOpen(true);
  }, [trip.id, owner]);
  const close = () => setOpen(false);
  return (
    <>
      {look === 'button' && (
        <Button icon={<Icon name="user-plus" />} onClick={() => setOpen(true)} className={className}>
          Invite people
        </Button>
      )}
      {look === 'face' && (
        <button
          type="button"
          aria-label="Invite people"
          onClick={() => setOpen(true)}
          className="grid size-11 shrink-0 place-items-center rounded-full border border-dashed border-control hover:bg-card noscript:hidden"
        >
          <Icon name="plus" />
        </button>
      )}
      <Dialog
        open={open}
        onClose={close}
        title={
          <span data-autofocus tabIndex={-1} className="outline-none">
            Invite people
          </span>
        }
        description={`${tripName(trip)}, ${trip.dates}`}
        className="max-sm:mb-0 max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none lg:w-[min(60rem,calc(100vw-(--spacing(16))))]"
      >
        <InviteSheet trip={trip} ownEmail={ownEmail} onDone={close} />
      </Dialog>
    </>
  );
}
