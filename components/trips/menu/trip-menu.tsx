'use client';

import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { CopyDialog } from '../copy/copy-dialog';
import { CallOff } from './call-off';
import { HeadcountCopy } from './headcount-copy';
import { LeaveTrip } from './leave-trip';
import { type MenuDialog, MenuRows } from './menu-rows';
import { RenameForm } from './rename-form';
import type { ShownMenu } from './shown-menu';
import { Withdraw } from './withdraw';

export function TripMenu(menu: ShownMenu) {
  const [shown, setShown] = useState<'rows' | MenuDialog>();
  const { first, organiser, balance, booking } = menu;
  const { tripId, name, start_date, end_date } = first;
  const close = () => setShown(undefined);
  return (
    <>
      <button
        type="button"
        aria-label="More about this trip"
        aria-haspopup="dialog"
        aria-expanded={shown === 'rows'}
        onClick={() => setShown('rows')}
        className="cover-button"
      >
        <Icon name="ellipsis" />
        <span className="max-lg:hidden">More</span>
      </button>
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
