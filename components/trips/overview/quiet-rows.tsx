'use client';

import { Icon } from '@/components/ui/icon';
import { beginning } from '@/lib/trips/notifications/bell-words';
import { useHide } from '../menu/use-hide';
import { rows, StoryRow } from './story-row';

interface Props {
  tripId: string;
  stage: 'declined' | 'off';
  organiser: string;
  /** The household's latest notice; null when it has written none. */
  lastWords: string | null;
  hidden: boolean;
  guest: boolean;
}

/** What a reader can still do who isn't going, or after the trip was called off. */
export function QuietRows({ tripId, stage, organiser, lastWords, hidden, guest }: Props) {
  const { hide, pending, failure } = useHide(tripId, hidden);
  const declined = stage === 'declined';
  return (
    <ul className={rows}>
      <li>
        <StoryRow
          lead="message-circle"
          title={declined ? `Tell ${organiser} something` : 'Notices'}
          meta={
            declined
              ? lastWords
                ? `You said: “${beginning(lastWords)}”`
                : 'Everybody on the trip can read it.'
              : 'What people wrote stays here.'
          }
          href={`/trip/${tripId}/notices`}
        />
      </li>
      {!guest && (
        <>
          <li>
            <StoryRow
              lead="bell"
              title="Trip emails"
              meta="Choose which ones you get"
              href="/profile/account"
            />
          </li>
          <li>
            <button
              type="button"
              aria-disabled={pending || undefined}
              onClick={pending ? undefined : hide}
              className="block w-full text-left -outline-offset-2 hover:bg-eucalypt-soft"
            >
              <StoryRow
                lead={hidden ? 'eye' : 'eye-off'}
                title={hidden ? 'Put it back on my list' : 'Take it off my list'}
                meta={failure && <span role="alert">{failure}</span>}
                end={<Icon name="chevron-right" className="text-muted" />}
              />
            </button>
          </li>
        </>
      )}
    </ul>
  );
}
