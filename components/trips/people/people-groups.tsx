import type { ReactNode } from 'react';
import { Card, CardHeader } from '@/components/ui/card';
import { Folded } from '@/components/ui/folded';
import { ShowMore } from '@/components/ui/show-more';
import { firstName, peopleText } from '@/lib/text';
import { answersText, countAnswers, remindable, reminderDue } from '@/lib/trips/attendance/answer-counts';
import type { TripPeople } from '@/lib/trips/attendance/people';
import { countAll } from '@/lib/trips/headcount/count';
import { countsText, petCounts } from '@/lib/trips/headcount/headcount';
import type { Trip } from '@/lib/trips/schema';
import { RemindAll } from '../invitations/remind-all';
import { namesText } from './names-text';
import { PersonList } from './person-list';
import { goingRows, notGoingRows, type Watched, waitingRows } from './person-rows';

interface Props extends Watched {
  trip: Pick<Trip, 'id' | 'called_off'>;
  people: TripPeople;
  now: Date;
  /** Limit on the number of rows in all groups together. */
  most: number;
}

export function PeopleGroups({ trip, people, now, most, ...watched }: Props) {
  const { part, closed } = watched;
  const over = closed && !trip.called_off;
  const going = goingRows(people, watched, now);
  const waiting = waitingRows(people.pending, watched, now);
  const notGoing = notGoingRows(people.notGoing, watched, now);
  const toRemind = part && !closed ? remindable(people) : [];
  const remind = toRemind.some((invitee) => reminderDue(invitee, now)) && (
    <RemindAll tripId={trip.id} waiting={toRemind.length} />
  );
  const waitingShown = waiting.slice(0, Math.max(0, most - going.length));
  const notGoingShown = notGoing.slice(0, Math.max(0, most - going.length - waiting.length));
  return (
    <div className="space-y-3 lg:space-y-4">
      <Group
        id="going"
        title={over ? 'Went' : 'Going'}
        count={people.attendees.length}
        aside={(waitingShown.length === 0 && remind) || goingText(people, closed)}
      >
        <PersonList tripId={trip.id} rows={going.slice(0, most)} />
      </Group>
      {waitingShown.length > 0 && (
        <Group
          id="waiting"
          title={closed ? 'No answer' : 'Waiting'}
          count={people.pending.length}
          aside={remind}
        >
          <PersonList tripId={trip.id} rows={waitingShown} />
        </Group>
      )}
      {notGoingShown.length > 0 && (
        <Card as="section" aria-labelledby="not-going">
          <Folded
            title={<GroupTitle words={over ? 'Didn’t go' : 'Not going'} count={people.notGoing.length} />}
            titleId="not-going"
            aside={namesText(notGoing.map(({ name, unnamed }) => (unnamed ? name : firstName(name))))}
          >
            <PersonList tripId={trip.id} rows={notGoingShown} />
          </Folded>
        </Card>
      )}
      <ShowMore
        things="people"
        shown={most}
        total={going.length + waiting.length + notGoing.length}
        param="people"
      />
    </div>
  );
}

/** Returns who is going: "20 people, 2 dogs, 1 to confirm". */
function goingText(people: TripPeople, closed: boolean): string {
  const counts = countAll(people.attendees);
  const toConfirm = answersText({ ...countAnswers(people), waiting: 0, notGoing: 0 }, closed);
  return [peopleText(counts.people), countsText(petCounts(counts)), toConfirm].filter(Boolean).join(', ');
}

interface GroupProps {
  id: string;
  title: string;
  count: number;
  aside?: ReactNode;
  children: ReactNode;
}

function Group({ id, title, count, aside, children }: GroupProps) {
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHeader title={<GroupTitle words={title} count={count} />} titleId={id} aside={aside} />
      {children}
    </Card>
  );
}

const GroupTitle = ({ words, count }: { words: string; count: number }) => (
  <>
    {words} <span className="text-muted">{count}</span>
  </>
);
