'use client';

import { Children, type ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Icon, type IconName } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import { ToolRow } from '@/components/ui/tool-row';
import { SAME_AGAIN } from '../copy/first-trip';
import type { ShownMenu } from './shown-menu';
import { hideWords, useHide } from './use-hide';

export type MenuDialog = 'chat' | 'headcount' | 'rename' | 'copy' | 'call off' | 'leave' | 'withdraw';

interface Props extends ShownMenu {
  onShow: (dialog: MenuDialog) => void;
  onDone: () => void;
}

export function MenuRows(props: Props) {
  const {
    first,
    reader,
    hidden,
    posts,
    cards,
    calendar,
    mapped,
    booking,
    manages,
    withdraws,
    onShow,
    onDone,
  } = props;
  const [page, path] = [`/trip/${first.tripId}`, `/api/trips/${first.tripId}`];
  const guest = reader === 'guest';
  const { hide, pending, failure } = useHide(first.tripId, hidden, onDone);
  return (
    <div className="-mx-5 sm:-mx-6">
      <Group>
        {posts && (
          <Row icon="message-circle" onClick={() => onShow('chat')}>
            Post to the chat
          </Row>
        )}
        {cards && (
          <PendingLink href={`${page}/emergency`} pendingPosition="after" className={row}>
            <Words icon="siren">Medical cards</Words>
          </PendingLink>
        )}
        {calendar && (
          <a href={`${path}/calendar`} download className={row}>
            <Words icon="calendar-plus">Add to calendar</Words>
          </a>
        )}
        <a href={`${page}/print`} className={row}>
          <Words icon="printer">Print the trip</Words>
        </a>
        {mapped && (
          <a href={`${path}/trip.gpx`} download className={row}>
            <Words icon="map">Save for a map app</Words>
          </a>
        )}
        {booking ? (
          <Row icon="copy" onClick={() => onShow('headcount')}>
            Headcount for the booking
          </Row>
        ) : (
          <a href={`${path}/headcount.csv`} download className={row}>
            <Words icon="copy">Headcount as a spreadsheet</Words>
          </a>
        )}
      </Group>
      {manages && (
        <Group>
          <Row icon="pencil" onClick={() => onShow('rename')}>
            Rename
          </Row>
          <PendingLink href={`/createtrip?trip=${first.tripId}`} pendingPosition="after" className={row}>
            <Words icon="map-pin">Choose another campsite</Words>
          </PendingLink>
          <PendingLink href={`${page}/stops`} pendingPosition="after" className={row}>
            <Words icon="map">Stops on the way</Words>
          </PendingLink>
          <PendingLink href={`${page}/backups`} pendingPosition="after" className={row}>
            <Words icon="split">Have a plan B</Words>
          </PendingLink>
          <PendingLink href={`${page}/vote`} pendingPosition="after" className={row}>
            <Words icon="list">{manages.voted ? 'See the vote' : 'Vote on dates or campsite'}</Words>
          </PendingLink>
        </Group>
      )}
      {!guest && (
        <Group>
          <Row icon="rotate-cw" onClick={() => onShow('copy')}>
            {SAME_AGAIN}
          </Row>
          <Row icon={hidden ? 'eye' : 'eye-off'} pending={pending} onClick={hide}>
            {hideWords(hidden)}
          </Row>
        </Group>
      )}
      <Group>
        {reader === 'organiser' && manages && (
          <Row icon="calendar-x" tone="danger" onClick={() => onShow('call off')}>
            Call the trip off
          </Row>
        )}
        {reader === 'member' && (
          <Row icon="log-out" tone="danger" onClick={() => onShow('leave')}>
            Leave the trip
          </Row>
        )}
        {guest && withdraws && (
          <Row icon="x" tone="danger" onClick={() => onShow('withdraw')}>
            I can’t come after all
          </Row>
        )}
      </Group>
      {failure && <Alert className="mx-5 mt-3 sm:mx-6">{failure}</Alert>}
    </div>
  );
}

const row = 'tool min-h-13 py-2.5';

function Words({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} />
      <span className="tool-words">{children}</span>
    </>
  );
}

interface RowProps {
  icon: IconName;
  tone?: 'danger';
  pending?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Row = ({ icon, ...props }: RowProps) => (
  <ToolRow icon={<Icon name={icon} />} className="min-h-13 py-2.5" {...props} />
);

/** A group whose rows are all missing for this reader isn't shown. */
function Group({ children }: { children: ReactNode }) {
  const rows = Children.toArray(children);
  if (rows.length === 0) return null;
  return (
    <ul className="mx-5 border-line py-2 not-first:border-t sm:mx-6 [&>li]:-mx-5 sm:[&>li]:-mx-6">
      {Children.map(rows, (each) => (
        <li>{each}</li>
      ))}
    </ul>
  );
}
