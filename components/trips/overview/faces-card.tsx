import type { ReactNode } from 'react';
import { Card, CardHeader } from '@/components/ui/card';
import { PendingLink } from '@/components/ui/pending-link';
import { type AnswerCounts, answersText } from '@/lib/trips/attendance/answer-counts';
import { HouseholdFace } from '../household-face';
import { firstName } from '../people/names-text';
import type { Faces } from './faces';

interface Props extends Faces {
  tripId: string;
  /** Whether the trip is over or called off: then nobody is waited for. */
  closed: boolean;
  /** Under the faces: what the viewer can do. */
  children?: ReactNode;
}

/** Who is coming, by household: a face, a first name and how many people come with them. */
export function FacesCard({ tripId, faces, going, answers, closed, children }: Props) {
  const invited = going + answers.waiting + answers.notGoing;
  return (
    <Card as="section" aria-labelledby="people">
      <CardHeader
        title={closed ? 'Who was invited' : 'Who’s coming'}
        titleId="people"
        aside={
          <>
            {`${going} of ${invited} ${closed ? 'said yes' : 'going'} `}
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
          {faces.map(({ name, tint, others }, place) => (
            <li key={place}>
              <HouseholdFace name={name} tint={tint} className="size-11 text-base" />
              <span className="whole-name" title={name}>
                {firstName(name)}
                {others > 0 && (
                  <span>
                    {' '}
                    <span className="sr-only">with </span>
                    {`+${others}`}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
        <div>
          <p>{restText(going - faces.length, answers, closed)}</p>
          {children}
        </div>
      </div>
    </Card>
  );
}

/** "10 more going, 4 waiting, 2 not going". */
const restText = (more: number, answers: AnswerCounts, closed: boolean): string =>
  [more > 0 && `${more} more ${closed ? 'said yes' : 'going'}`, answersText(answers, closed)]
    .filter(Boolean)
    .join(', ');
