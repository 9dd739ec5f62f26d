import { ViewTransition } from 'react';
import { Cover } from '@/components/ui/cover';
import { Icon } from '@/components/ui/icon';
import { peopleText } from '@/lib/text';
import { AnswerButtons } from '../attendance/answer-buttons';
import { HouseholdFace } from '../household-face';
import { NextAction } from '../next/next-action';
import { asksFor } from './asks-for';
import type { TripCardData } from './card-trip';
import type { ShownLead } from './shown-lead';
import { TripLink } from './trip-card';
import { TripFacts } from './trip-facts';

interface Props {
  card: TripCardData;
  lead: ShownLead;
}

export function LeadTrip({ card, lead: { moment, people, pets, faces, more, note, next } }: Props) {
  const { trip, cover } = card;
  const asks = asksFor(card);
  return (
    <li className={`lead-trip card${asks ? ' asks' : ''}`}>
      <ViewTransition name={`cover-${trip.id}`} share="grow" default="none">
        <Cover seed={cover} eager />
      </ViewTransition>
      <div>
        {!asks && <p>{moment}</p>}
        <h3>
          <TripLink trip={trip} />
        </h3>
        <TripFacts {...card} saysMoment={!asks} />
        {note && <blockquote>“{note.text}”</blockquote>}
        {people > 0 && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <span className="stacked-faces">
              {faces.map(({ name, tint }, place) => (
                <HouseholdFace key={place} name={name} tint={tint} />
              ))}
              {more > 0 && <span className="more-faces">+{more}</span>}
            </span>
            <span>
              <strong>{peopleText(people)}</strong>
              {asks ? ` ${people === 1 ? 'is' : 'are'} going` : pets && `, ${pets}`}
            </span>
          </div>
        )}
        {asks && (
          <>
            <AnswerButtons trip={trip} />
            <p className="text-center text-meta text-muted">You can change your mind later.</p>
          </>
        )}
      </div>
      {next && (
        <div className="lead-next">
          <Icon name={next.icon} />
          <p>
            <strong>{next.heading}</strong>
            {next.text && <span>{next.text}</span>}
          </p>
          {next.action && (
            <NextAction href={next.action.href} onAct={null} variant="secondary">
              {next.action.label}
            </NextAction>
          )}
        </div>
      )}
    </li>
  );
}
