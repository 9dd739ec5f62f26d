'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Card, CardHeader, CardRow } from '@/components/ui/card';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import { countText } from '@/lib/text';
import type { GentleAsk, MissingThing } from './gentle-ask';
import { TakeSeats } from './take-seats';

interface Props {
  tripId: string;
  ask: GentleAsk;
}

/**
 * Shown to a guest who has just answered Going. Suggests something to bring, or a seat for the
 * guest's people.
 */
export function AskCard({ tripId, ask }: Props) {
  if (ask.kind === 'seat') {
    const { text, why, people, car } = ask.seat;
    return (
      <Card as="section" aria-labelledby="ask">
        <CardHeader title="Find a seat" titleId="ask" detail={why ? `${text}. ${why}.` : `${text}.`} />
        <div className="px-5 py-4">
          {car ? (
            <TakeSeats tripId={tripId} people={people} car={car} variant="secondary" />
          ) : (
            <ButtonLink href={`/trip/${tripId}/cars`} variant="secondary" size="sm">
              See the cars
            </ButtonLink>
          )}
        </div>
      </Card>
    );
  }
  const { missing, things } = ask;
  return (
    <section aria-labelledby="ask">
      <Card>
        <CardHeader
          title="Bring something?"
          titleId="ask"
          detail={`${countText(missing, 'thing')} ${missing === 1 ? 'is' : 'are'} still missing.`}
        />
        <ul className="divide-y divide-line">
          {things.map((thing) => (
            <ThingRow key={thing.id} tripId={tripId} thing={thing} />
          ))}
        </ul>
      </Card>
      <p className="mt-3 text-center text-muted">Not now? It’s all in the trip.</p>
    </section>
  );
}

/**
 * A thing that is missing. One tap offers to bring everything that is missing, and another tap
 * withdraws the offer.
 */
function ThingRow({ tripId, thing }: { tripId: string; thing: MissingThing }) {
  const [mine, setMine] = useState(false);
  const { run, pending, failure } = useAction('That could not be saved. Please try again.');
  const offer = () =>
    run(
      () =>
        api.put(`/api/trips/${tripId}/gear/${thing.id}/offer`, { quantity: mine ? thing.before : thing.all }),
      () => setMine(!mine),
    );
  const label = mine ? 'Undo' : 'I’ll bring it';
  return (
    <CardRow
      title={thing.name}
      detail={<span role="status">{mine ? 'You bring it' : thing.short}</span>}
      end={
        <Button
          variant={mine ? 'quiet' : 'secondary'}
          size="sm"
          aria-label={`${label}: ${thing.name}`}
          pending={pending}
          pendingText="Saving…"
          onClick={offer}
        >
          {label}
        </Button>
      }
      below={failure && <p className="text-ember">{failure}</p>}
    />
  );
}
