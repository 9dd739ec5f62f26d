import type { ReactNode } from 'react';
import { Card, CardHeader } from '@/components/ui/card';
import { PendingLink } from '@/components/ui/pending-link';
import type { TripPeople } from '@/lib/trips/attendance/people';
import { countAll } from '@/lib/trips/headcount/count';
import { HouseholdFace, tintsOf } from '../household-face';
import { firstName } from '../people/names-text';

/** More than that are people to read about in their own part. */
const MOST = 8;

interface Props {
  tripId: string;
  people: TripPeople;
  /** Whether the trip is over or called off: then nobody is waited for. */
  closed: boolean;
  /** Under the faces: what the viewer can do. */
  children?: ReactNode;
}

/** Who is coming, by household: a face, a first name and how many people come with them. */
export function FacesCard({ tripId, people, closed, children }: Props) {
  const { attendees, pending, notGoing } = people;
  const tints = tintsOf(people);
  const invited = attendees.length + pending.length + notGoing.length;
  return (
    <Card as="section" aria-labelledby="people">
      <CardHeader
        title={closed ? 'Who was invited' : 'Who’s coming'}
        titleId="people"
        aside={
          <>
            {attendees.length} of {invited} {closed ? 'said yes' : 'going'}{' '}
            <PendingLink
              href={`/trip/${tripId}/people`}
              pendingPosition="after"
              className="relative ml-2 text-sky underline underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3"
            >
              See all
            </PendingLink>
          </>
        }
      />
      <div className="faces">
        <ul>
          {attendees.slice(0, MOST).map((household) => {
            const { household_id, profile_name } = household;
            const others = countAll([household]).people - 1;
            return (
              <li key={household_id}>
                <HouseholdFace name={profile_name} tint={tints[household_id]} className="size-11 text-base" />
                <span>
                  {firstName(profile_name)}
                  {others > 0 && (
                    <span>
                      {' '}
                      <span className="sr-only">with </span>+{others}
                    </span>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
        <div>
          <p>{restText(attendees.length - MOST, pending.length, notGoing.length, closed)}</p>
          {children}
        </div>
      </div>
    </Card>
  );
}

/** "10 more going, 4 waiting, 2 not going". */
const restText = (more: number, waiting: number, notGoing: number, closed: boolean): string =>
  [
    more > 0 && `${more} more ${closed ? 'said yes' : 'going'}`,
    waiting > 0 && `${waiting} ${closed ? 'without an answer' : 'waiting'}`,
    notGoing > 0 && `${notGoing} not going`,
  ]
    .filter(Boolean)
    .join(', ');
