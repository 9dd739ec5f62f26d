import { ViewTransition } from 'react';
import { aboutKm } from '@/lib/geometry';
import { countText, peopleText } from '@/lib/text';
import { Card } from '../../ui/card';
import { Cover } from '../../ui/cover';
import { Icon } from '../../ui/icon';
import { PendingLink } from '../../ui/pending-link';
import { HouseholdFace } from '../household-face';
import { StatusBadge } from '../status-badge';
import type { ShownNext } from './shown-next';

export function NextTrip({ tripId, head, km, people, faces, owner, status, next, rest }: ShownNext) {
  const more = faces.going - faces.faces.length;
  return (
    <Card as="article" aria-labelledby="next-trip" className="next-trip">
      <ViewTransition name={`cover-${tripId}`} share="grow" default="none">
        <Cover seed={head.cover} eager />
      </ViewTransition>
      <div>
        <p className="font-medium text-ochre">{head.moment}</p>
        <h3 id="next-trip">
          <PendingLink href={`/trip/${tripId}`} pendingPosition="after">
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
        <NextLine tripId={tripId} next={next} rest={rest} />
      </div>
    </Card>
  );
}

/** Leads to the trip, whose page does the next thing. */
function NextLine({ tripId, next, rest }: Pick<ShownNext, 'tripId' | 'next' | 'rest'>) {
  if (!next)
    return (
      <p className="flex items-center gap-2.5 font-medium">
        <Icon name="circle-check" className="text-eucalypt" />
        {rest}
      </p>
    );
  return (
    <PendingLink
      href={`/trip/${tripId}`}
      pendingPosition="after"
      className="flex min-h-13 flex-col justify-center gap-0.5 wrap-anywhere"
    >
      <span className="font-medium">Next: {next.heading}</span>
      {(next.text || next.more > 0) && (
        <span className="text-muted">
          {[next.text, next.more > 0 && `Then ${next.more} more.`].filter(Boolean).join(' ')}
        </span>
      )}
    </PendingLink>
  );
}
