'use client';

import { askWorker } from '@/lib/offline/ask-worker';
import type { KeptChange } from '@/lib/offline/changes';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';
import { Card, CardHeader, CardList, CardRow } from '../ui/card';
import { Icon } from '../ui/icon';
import { PendingLink } from '../ui/pending-link';
import { useToast } from '../ui/toast';
import { sinceText } from './since-text';

export interface WaitingCardProps {
  changes: readonly KeptChange[];
  /** Whether they stand on their trip's own page. */
  ofTrip: boolean;
}

/** What waits to be sent, with a way to take it back, and what was refused, with what was tried and why. */
export function WaitingCard({ changes, ofTrip }: WaitingCardProps) {
  const waiting = changes.filter(({ refused }) => !refused);
  const refused = changes.filter((change) => change.refused);
  return (
    <Card as="section" aria-labelledby="waiting" className="waiting-card">
      <CardHeader
        title={waiting.length > 0 ? 'Waiting to be sent' : 'Not saved'}
        titleId="waiting"
        aside={
          waiting.length > 0 && (
            <Badge tone="pending">
              {waiting.length}
              <span className="sr-only"> waiting</span>
            </Badge>
          )
        }
      />
      <CardList>
        {waiting.map((change) => (
          <WaitingRow key={change.id} change={change} ofTrip={ofTrip} />
        ))}
        {refused.map((change) => (
          <RefusedRow key={change.id} change={change} ofTrip={ofTrip} titled={waiting.length === 0} />
        ))}
      </CardList>
      {waiting.length > 0 && (
        <p className="waiting-foot">They go out by themselves when you have reception.</p>
      )}
    </Card>
  );
}

interface RowProps {
  change: KeptChange;
  ofTrip: boolean;
}

function WaitingRow({ change, ofTrip }: RowProps) {
  const toast = useToast();
  const { id, label } = change;
  const undo = async () => {
    const inTime = await askWorker('takeBackChange', { id });
    if (inTime === false) toast.show({ text: 'That has just been sent.' });
  };
  return (
    <CardRow
      start={<Icon name="clock" className="waiting-clock" />}
      title={label}
      detail={<Made change={change} ofTrip={ofTrip} />}
      end={
        <Button variant="quiet" size="sm" aria-label={`Undo: ${label}`} onClick={undo}>
          Undo
        </Button>
      }
    />
  );
}

/** Titled where the card's head says already that it isn't saved. */
function RefusedRow({ change, ofTrip, titled }: RowProps & { titled: boolean }) {
  const { id, trip, label, kind, refused } = change;
  return (
    <CardRow
      start={<Icon name="circle-alert" className="text-ember" />}
      title={label}
      detail={
        <>
          <Made change={change} ofTrip={ofTrip} />
          <p className="text-ember">
            {!titled && 'Not saved: '}
            {refused?.words}
          </p>
        </>
      }
      below={
        <div className="flex flex-wrap gap-2 pt-2">
          {kind === 'Your answer' ? (
            <ButtonLink href={`/trip/${trip}/attendance`} variant="secondary" size="sm">
              Answer again
            </ButtonLink>
          ) : (
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Try again: ${label}`}
              onClick={() => void askWorker('retryChange', { id })}
            >
              Try again
            </Button>
          )}
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Dismiss: ${label}`}
            onClick={() => void askWorker('takeBackChange', { id })}
          >
            Dismiss
          </Button>
        </div>
      }
    />
  );
}

function Made({ change: { kind, since, trip }, ofTrip }: RowProps) {
  const made = `${kind}, ${sinceText(since)}`;
  if (ofTrip) return <p>{made}</p>;
  return (
    <p>
      {made} ·{' '}
      <PendingLink
        href={`/trip/${trip}`}
        className="underline underline-offset-4"
        pendingText="Loading trip..."
      >
        Open the trip
      </PendingLink>
    </p>
  );
}
