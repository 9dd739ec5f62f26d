import { ViewTransition } from 'react';
import { aboutKm } from '@/lib/geometry';
import { countText, peopleText } from '@/lib/text';
import { ButtonLink } from '../../ui/button-link';
import { Card } from '../../ui/card';
import { Cover } from '../../ui/cover';
import { PendingLink } from '../../ui/pending-link';
import { HeadAnswer } from '../head/head-answer';
import { HouseholdFace } from '../household-face';
import { ForYouCard } from '../overview/for-you-card';
import { StatusBadge } from '../status-badge';
import type { ShownNext } from './shown-next';

export function NextTrip({ trip, head, km, people, faces, owner, status, ...open }: ShownNext) {
  const more = faces.going - faces.faces.length;
  return (
    <Card as="article" aria-labelledby="next-trip" className="next-trip">
      <ViewTransition name={`cover-${trip.id}`} share="grow" default="none">
        <Cover seed={head.cover} eager />
      </ViewTransition>
      <div>
        <p className="font-medium text-ochre">{head.moment}</p>
        <h3 id="next-trip">
          <PendingLink href={`/trip/${trip.id}`} pendingPosition="after">
            {head.name}
          </PendingLink>
        </h3>
        <dl>
          <dt className="sr-only">Dates</dt>
          <dd>{head.dates}</dd>
          <dt className="sr-only">Location</dt>
          <dd className="text-muted">
            {head.place}
            {km !== null && `, ${aboutKm(km)}`}
          </dd>
          <dt className="sr-only">Status</dt>
          <StatusBadge as="dd" status={status} />
          <div className="flex gap-1.5">
            <dt className="text-muted">Owner</dt>
            <dd>{owner}</dd>
          </div>
        </dl>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="stacked-faces">
            {faces.faces.map(({ name, tint }, place) => (
              <HouseholdFace key={place} name={name} tint={tint} />
            ))}
            {more > 0 && <span className="more-faces">+{more}</span>}
          </span>
          <span>
            <strong>{peopleText(people)}</strong>, {countText(faces.going, 'household')}
          </span>
        </p>
        {open.forYou && (
          <ForYouCard
            tripId={trip.id}
            {...open.forYou}
            name={null}
            most={1}
            vote={
              open.vote && {
                text: open.vote.text,
                action: (
                  <ButtonLink href={`/trip/${trip.id}/vote`} size="sm">
                    {open.vote.action}
                  </ButtonLink>
                ),
              }
            }
            answer={open.asked && open.answer && <HeadAnswer trip={trip} answer={open.answer} />}
          />
        )}
      </div>
    </Card>
  );
}
