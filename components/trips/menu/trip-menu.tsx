'use client';

import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import { CopyDialog } from '../copy/copy-dialog';
import { CallOff } from './call-off';
import { HeadcountCopy } from './headcount-copy';
import { LeaveTrip } from './leave-trip';
import { type MenuDialog, MenuRows } from './menu-rows';
import { RenameForm } from './rename-form';
import type { ShownMenu } from './shown-menu';
import { Withdraw } from './withdraw';

const ChatSheet = latePart(async () => (await import('../chat/chat-sheet')).ChatSheet);

export function TripMenu(menu: ShownMenu) {
  const [shown, setShown] = useState<'rows' | MenuDialog>();
  const { first, organiser, balance, booking, posts, calendar, manages } = menu;
  const { tripId, name, start_date, end_date } = first;
  const close = () => setShown(undefined);
  usePreload(ChatSheet);
  return (
    <>
      <button
        type="button"
        aria-label="More about this trip"
        aria-haspopup="dialog"
        aria-expanded={shown === 'rows'}
        onClick={() => setShown('rows')}
        className="cover-button noscript:hidden"
      >
        <Icon name="ellipsis" />
        <span className="max-lg:hidden">More</span>
      </button>
      {/* Without JavaScript the sheet doesn’t open. */}
      <noscript>
        <span className="flex gap-2">
          {posts && (
            <a href={`/trip/${tripId}?chat=1`} aria-label="Post to the chat" className="cover-button">
              <Icon name="message-circle" />
            </a>
          )}
          {calendar && (
            <a
              href={`/api/trips/${tripId}/calendar`}
              download
              aria-label="Add to calendar"
              className="cover-button"
            >
              <Icon name="calendar-plus" />
            </a>
          )}
          <a href={`/trip/${tripId}/print`} aria-label="Print the trip" className="cover-button">
            <Icon name="printer" />
          </a>
        </span>
      </noscript>
      <Dialog
        open={shown === 'rows'}
        onClose={close}
        sheet
        title={
          <span data-autofocus tabIndex={-1} className="outline-none">
            More
          </span>
        }
      >
        <MenuRows {...menu} onShow={setShown} onDone={close} />
      </Dialog>
      {shown === 'chat' && <ChatSheet tripId={tripId} makesLink={manages !== null} onDone={close} />}
      <Dialog open={shown === 'headcount'} onClose={close} sheet title="Headcount for the booking">
        <HeadcountCopy tripId={tripId} text={booking} />
      </Dialog>
      <Dialog open={shown === 'rename'} onClose={close} title="Rename the trip">
        <RenameForm tripId={tripId} name={name} onDone={close} />
      </Dialog>
      <CopyDialog first={first} open={shown === 'copy'} onClose={close} />
      {shown === 'call off' && <CallOff tripId={tripId} onClose={close} />}
      {shown === 'leave' && (
        <LeaveTrip tripId={tripId} organiser={organiser} balance={balance} onClose={close} />
      )}
      {shown === 'withdraw' && <Withdraw trip={{ id: tripId, start_date, end_date }} onClose={close} />}
    </>
  );
}
