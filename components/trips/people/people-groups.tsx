import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { ShowMore } from '@/components/ui/show-more';
import { remindable, reminderDue } from '@/lib/trips/attendance/answer-counts';
import type { TripPeople } from '@/lib/trips/attendance/people';
import { headcountOf } from '@/lib/trips/headcount/headcount';
import type { Trip } from '@/lib/trips/schema';
import { RemindAll } from '../invitations/remind-all';
import { nightsText, peopleCountText } from './people-count';
import { PersonList } from './person-list';
import { goingRows, notGoingRows, type Watched, waitingRows } from './person-rows';

interface Props extends Watched {
  trip: Pick<Trip, 'id' | 'called_off' | 'location_name' | 'start_date' | 'end_date'>;
  people: TripPeople;
  /** What households wrote since they said that they can't come. */
  words: Record<string, string>;
  now: Date;
  /** Limit on the number of rows in all groups together. */
  most: number;
}

/** Only organisers see who hasn't answered and who can't come. */
export function PeopleGroups({ trip, people, words, now, most, ...watched }: Props) {
  const { part, closed } = watched;
  const headcount = headcountOf(people.attendees, trip);
  const nights = nightsText(headcount, closed && !trip.called_off);
  const going = goingRows(people, watched, trip, now);
  const waiting = part ? waitingRows(people.pending, watched, now) : [];
  const notGoing = part ? notGoingRows(people.notGoing, words, watched, now) : [];
  const toRemind = part ? remindable(people) : [];
  // A single person who is waited for has a button of their own.
  const remindAll = (toRemind.length > 1 || waiting.length === 0) &&
    toRemind.some((invitee) => reminderDue(invitee, now)) && (
      <RemindAll tripId={trip.id} waiting={toRemind.length} />
    );
  const waitingShown = waiting.slice(0, Math.max(0, most - going.length));
  const notGoingShown = notGoing.slice(0, Math.max(0, most - going.length - waiting.length));
  const beside = waitingShown.length + notGoingShown.length > 0;
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] lg:items-start lg:gap-x-14',
        beside && 'lg:grid-cols-[minmax(0,39rem)_minmax(0,24.5rem)]',
      )}
    >
      <section aria-labelledby="going">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 pb-1.5">
          <div>
            <h2 id="going" className="text-next">
              {peopleCountText(headcount)}
            </h2>
            {nights && <p className="text-body text-muted">{nights}</p>}
          </div>
          {waitingShown.length === 0 && remindAll}
        </div>
        <PersonList tripId={trip.id} rows={going.slice(0, most)} wide={!beside} />
      </section>
      <div className="empty:hidden">
        {waitingShown.length > 0 && (
          <Group id="waiting" title="Waiting" aside={remindAll}>
            <PersonList tripId={trip.id} rows={waitingShown} />
          </Group>
        )}
        {notGoingShown.length > 0 && (
          <Group id="not-going" title="Can’t come">
            <PersonList tripId={trip.id} rows={notGoingShown} />
          </Group>
        )}
      </div>
      <ShowMore
        className="mt-4"
        things="people"
        shown={most}
        total={going.length + waiting.length + notGoing.length}
        param="people"
      />
    </div>
  );
}

interface GroupProps {
  id: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

const Group = ({ id, title, aside, children }: GroupProps) => (
  <section aria-labelledby={id} className="mt-8 lg:first:mt-0">
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <h2 id={id} className="kicker text-muted">
        {title}
      </h2>
      {aside}
    </div>
    {children}
  </section>
);
