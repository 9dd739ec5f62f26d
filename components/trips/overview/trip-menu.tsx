'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Menu } from '@/components/ui/menu';
import { useToast } from '@/components/ui/toast';
import { ToolRow } from '@/components/ui/tool-row';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import { CopyDialog } from '../copy/copy-dialog';
import type { FirstTrip } from '../copy/first-trip';
import { openBalanceText } from '../costs/costs-text';
import { BookingCopy } from './booking-copy';

type Shown = 'menu' | 'copy' | 'leave' | 'block';

interface Props {
  tripId: string;
  organiser: string;
  /** True when the viewer is the organiser. An organiser can hide the trip but not leave it. */
  own: boolean;
  hidden: boolean;
  /** True when the reader is a guest. A guest has no list of trips. */
  guest: boolean;
  /** True when the reader's household may leave a plan with a person at home. */
  leavesPlan: boolean;
  /** True when the trip's site or meeting point has coordinates, so that a map app can show it. */
  mapped: boolean;
  first: FirstTrip;
  /** The household's balance in cents, which the questions before leaving say. */
  balance: number;
  /** The headcount as text, to paste into a campsite booking; '' when there is nothing to book. */
  booking: string;
  /**
   * Returns the organisers' actions; null or undefined for other readers. `close` closes the menu.
   */
  manage?: ((close: () => void) => ReactNode) | null;
}

export function TripMenu({
  tripId,
  organiser,
  own,
  hidden,
  guest,
  leavesPlan,
  mapped,
  first,
  balance,
  booking,
  manage,
}: Props) {
  const router = useRouter();
  const toast = useToast();
  const [shown, setShown] = useState<Shown>();
  const { run, pending, failure, forget } = useAction();
  const close = () => setShown(undefined);
  const show = (what: Shown) => {
    forget();
    setShown(what);
  };

  const goHome = () => router.push('/');
  const send = (call: () => Promise<unknown>, text: string, then: () => void) =>
    run(async () => {
      await call();
      toast.show({ text, tone: 'success', onward: then === goHome });
    }, then);
  const path = `/api/trips/${tripId}`;
  const hide = () =>
    send(
      () => api.put(`${path}/hidden`, { hidden: !hidden }),
      hidden
        ? 'This trip is back among your trips.'
        : 'Hidden from your trips. You’ll find it under Profile, then Account and data.',
      () => {
        router.refresh();
        close();
      },
    );
  const leave = () => send(() => api.post(`${path}/leave`, {}), 'You’ve left the trip.', goHome);
  const block = () =>
    send(
      () => api.post(`${path}/block`, {}),
      `You won’t get invitations from ${organiser} any more.`,
      goHome,
    );

  return (
    <>
      <IconButton
        label="More about this trip"
        icon={<Icon name="ellipsis" />}
        variant="secondary"
        aria-haspopup="menu"
        aria-expanded={shown === 'menu'}
        onClick={() => show('menu')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          show('menu');
        }}
      />
      <Dialog open={shown === 'menu'} onClose={close} title="More about this trip">
        {manage?.(close)}
        <Menu label="More about this trip" className="-mx-5 sm:-mx-6">
          <a role="menuitem" href={`/trip/${tripId}/print`} className="tool">
            <Icon name="printer" />
            <span className="tool-words">Print the trip</span>
          </a>
          <a role="menuitem" href={`${path}/headcount.csv`} download className="tool">
            <Icon name="list" />
            <span className="tool-words">Save the headcount as a spreadsheet (CSV)</span>
          </a>
          {leavesPlan && (
            <a role="menuitem" href={`/trip/${tripId}/home-contact`} className="tool">
              <Icon name="house" />
              <span className="tool-words">Someone at home</span>
            </a>
          )}
          {mapped && (
            <a role="menuitem" href={`${path}/trip.gpx`} download className="tool">
              <Icon name="map" />
              <span className="tool-words">Save for a map app (GPX)</span>
            </a>
          )}
          {booking && <BookingCopy text={booking} />}
          {!guest && (
            <>
              <ToolRow role="menuitem" icon={<Icon name="rotate-cw" />} onClick={() => show('copy')}>
                Same again
              </ToolRow>
              <ToolRow
                role="menuitem"
                icon={hidden ? <Icon name="eye" /> : <Icon name="eye-off" />}
                pending={pending}
                onClick={hide}
              >
                {hidden ? 'Show in your trips again' : 'Hide from your trips'}
              </ToolRow>
            </>
          )}
          {!own && !guest && (
            <>
              <ToolRow
                role="menuitem"
                tone="danger"
                icon={<Icon name="log-out" />}
                onClick={() => show('leave')}
              >
                Leave this trip
              </ToolRow>
              <ToolRow role="menuitem" tone="danger" icon={<Icon name="ban" />} onClick={() => show('block')}>
                Block the organiser
              </ToolRow>
            </>
          )}
        </Menu>
        {failure && <Alert className="mt-3">{failure}</Alert>}
      </Dialog>
      <CopyDialog first={first} open={shown === 'copy'} onClose={close} />
      <ConfirmDialog
        open={shown === 'leave'}
        question="Leave this trip?"
        detail={`${openBalanceText(balance)}You’re removed from the trip, with your answer and everyone you were bringing. To come back you’ll need a new invitation.`}
        confirmLabel="Leave"
        cancelLabel="Stay"
        pending={pending}
        error={failure}
        onConfirm={leave}
        onCancel={close}
      />
      <ConfirmDialog
        open={shown === 'block'}
        question={`Block ${organiser}?`}
        detail={`${openBalanceText(balance)}You leave this trip, and ${organiser} can’t invite you any more. Their invitations that you haven’t answered are removed too. We won’t tell them of the block. You can unblock them under Profile, then Account and data.`}
        confirmLabel="Block"
        pending={pending}
        error={failure}
        onConfirm={block}
        onCancel={close}
      />
    </>
  );
}
