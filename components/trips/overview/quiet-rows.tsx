'use client';

import { type ReactNode, useState } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { shortName } from '@/lib/trips/households/household-name';
import { beginning } from '@/lib/trips/notifications/bell-words';
import { LeaveTrip } from '../menu/leave-trip';
import type { ShownMenu } from '../menu/shown-menu';
import { hideWords, useHide } from '../menu/use-hide';
import type { NewestMessage } from './from-others';
import { rows, StoryRow } from './story-row';

interface Props {
  stage: 'invited' | 'declined' | 'off';
  /** The organiser's short name. */
  organiser: string;
  /** The household's latest notice; null when it has written none. */
  lastWords: string | null;
  /** Written today by another household, on a trip that is called off. */
  message: NewestMessage | null;
  menu: ShownMenu;
}

/**
 * What a reader can still do who isn't going, or after the trip was called off; and what somebody can
 * do who would rather not have been invited.
 */
export function QuietRows({ stage, organiser, lastWords, message, menu }: Props) {
  const { first, hidden, reader, balance } = menu;
  const { tripId } = first;
  const { hide, pending, failure } = useHide(tripId, hidden);
  const [leaves, setLeaves] = useState(false);
  const invited = stage === 'invited';
  const guest = reader === 'guest';
  if (invited && guest) return null;
  return (
    <>
      <ul className={rows}>
        {!invited && (
          <li>
            <StoryRow lead="message-circle" {...noticesOf()} href={`/trip/${tripId}/notices`} />
          </li>
        )}
        {!invited && !guest && (
          <li>
            <StoryRow
              lead="bell"
              title="Trip emails"
              meta="Choose which ones you get"
              href="/profile/account"
            />
          </li>
        )}
        {!guest && (
          <li>
            <ButtonRow
              lead={hidden ? 'eye' : 'eye-off'}
              title={hideWords(hidden)}
              meta={failure && <span role="alert">{failure}</span>}
              pending={pending}
              onClick={hide}
            />
          </li>
        )}
        {invited && (
          <li>
            <ButtonRow
              lead="log-out"
              title="Leave the trip"
              meta={`You can block ${organiser} too`}
              onClick={() => setLeaves(true)}
            />
          </li>
        )}
      </ul>
      {leaves && (
        <LeaveTrip
          tripId={tripId}
          organiser={menu.organiser}
          balance={balance}
          onClose={() => setLeaves(false)}
        />
      )}
    </>
  );

  function noticesOf() {
    if (stage === 'off')
      return {
        title: 'Notices',
        meta: message
          ? `${shortName(message.author)}: “${beginning(message.text)}”`
          : 'What people wrote stays here.',
      };
    return {
      title: `Tell ${organiser} something`,
      meta: lastWords ? `You said: “${beginning(lastWords)}”` : 'Everybody on the trip can read it.',
    };
  }
}

interface RowProps {
  lead: IconName;
  title: string;
  meta: ReactNode;
  pending?: boolean;
  onClick: () => void;
}

const ButtonRow = ({ pending = false, onClick, ...row }: RowProps) => (
  <button
    type="button"
    aria-disabled={pending || undefined}
    onClick={pending ? undefined : onClick}
    className="block w-full text-left -outline-offset-2 hover:bg-eucalypt-soft"
  >
    <StoryRow {...row} end={<Icon name="chevron-right" className="text-muted" />} />
  </button>
);
