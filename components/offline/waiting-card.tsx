'use client';

import { askWorker } from '@/lib/offline/ask-worker';
import { EXPENSE, type KeptChange, OPENING, refusalText } from '@/lib/offline/changes';
import { countText } from '@/lib/text';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';
import { Card, CardHeader, CardList, CardRow } from '../ui/card';
import { Icon } from '../ui/icon';
import { PendingLink } from '../ui/pending-link';
import { mendingPage } from './mend';
import { sentText, sinceText } from './since-text';
import { useTakeBack } from './use-take-back';

export interface WaitingCardProps {
  /** Waiting or refused. */
  changes: readonly KeptChange[];
  /** Sent within the last day. */
  sent: readonly KeptChange[];
  ofTrip: boolean;
  /** For a refused expense. Undefined on pages without this form. */
  onEditExpense?: (change: KeptChange) => void;
}

const MOST_SENT = 4;

export function WaitingCard({ changes, sent, ofTrip, onEditExpense }: WaitingCardProps) {
  const waiting = changes.filter(({ refused }) => !refused);
  const refused = changes.filter((change) => change.refused);
  return (
    <Card as="section" aria-labelledby="waiting" className="waiting-card">
      <CardHeader
        title={waiting.length > 0 ? 'Waiting to be sent' : refused.length > 0 ? 'Not saved' : 'Sent'}
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
          <RefusedRow
            key={change.id}
            change={change}
            ofTrip={ofTrip}
            titled={waiting.length === 0}
            onEditExpense={onEditExpense}
          />
        ))}
        {sent
          .slice(-MOST_SENT)
          .reverse()
          .map((change) => (
            <CardRow
              key={change.id}
              start={<Icon name="circle-check" className="text-eucalypt" />}
              title={change.label}
              detail={<Detail words={sentText(change.sentAt ?? 0)} trip={change.trip} ofTrip={ofTrip} />}
            />
          ))}
      </CardList>
      {waiting.length > 0 && (
        <p className="border-t border-line px-5 py-3 text-[0.9375rem] text-muted">
          They go out by themselves when you have reception.
        </p>
      )}
      {sent.length > 0 && (
        <div className="border-t border-line px-5 py-3 text-[0.9375rem] text-muted">
          {sent.length > MOST_SENT && <p>And {countText(sent.length - MOST_SENT, 'change')} before.</p>}
          <Button
            variant="quiet"
            size="sm"
            onClick={() => void askWorker('dismissSent', { ids: sent.map(({ id }) => id) })}
          >
            Hide what was sent
          </Button>
        </div>
      )}
    </Card>
  );
}

interface RowProps {
  change: KeptChange;
  ofTrip: boolean;
}

function WaitingRow({ change, ofTrip }: RowProps) {
  const takeBack = useTakeBack();
  const { label, kind } = change;
  return (
    <CardRow
      start={<Icon name="clock" className="waiting-clock" />}
      title={label}
      detail={<Detail words={madeText(change)} trip={change.trip} ofTrip={ofTrip} />}
      end={
        kind !== OPENING && (
          <Button variant="quiet" size="sm" aria-label={`Undo: ${label}`} onClick={() => takeBack(change)}>
            Undo
          </Button>
        )
      }
    />
  );
}

interface RefusedProps extends RowProps {
  titled: boolean;
  onEditExpense: WaitingCardProps['onEditExpense'];
}

function RefusedRow({ change, ofTrip, titled, onEditExpense }: RefusedProps) {
  const { id, trip, label } = change;
  return (
    <CardRow
      start={<Icon name="circle-alert" className="text-ember" />}
      title={label}
      detail={
        <>
          <Detail words={madeText(change)} trip={trip} ofTrip={ofTrip} />
          <p className="text-ember">
            {!titled && 'Not saved: '}
            {refusalText(change)}
          </p>
        </>
      }
      below={
        <div className="flex flex-wrap gap-2 pt-2">
          <Mend change={change} onEditExpense={onEditExpense} />
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

function Mend({ change, onEditExpense }: Pick<RefusedProps, 'change' | 'onEditExpense'>) {
  const { id, label, kind } = change;
  const page = mendingPage(change);
  const edits = kind === EXPENSE ? onEditExpense : undefined;
  if (page && !edits)
    return (
      <ButtonLink href={page.href} variant="secondary" size="sm">
        {page.label}
      </ButtonLink>
    );
  const word = page ? page.label.replace(' in Costs', '') : 'Try again';
  const press = edits ? () => edits(change) : () => void askWorker('retryChange', { id });
  return (
    <Button variant="secondary" size="sm" aria-label={`${word}: ${label}`} onClick={press}>
      {word}
    </Button>
  );
}

const madeText = ({ kind, since }: KeptChange) => `${kind}, ${sinceText(since)}`;

function Detail({ words, trip, ofTrip }: { words: string; trip: string; ofTrip: boolean }) {
  if (ofTrip) return <p>{words}</p>;
  return (
    <p>
      {words} ·{' '}
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
