'use client';

import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button-link';
import { Card, CardHeader } from '@/components/ui/card';
import { Icon, type IconName } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import { countText } from '@/lib/text';
import { MarkPaid } from '../costs/mark-paid';
import type { ForYou, OwnRow } from './for-you';
import { TakeSeats } from './take-seats';

interface Props extends ForYou {
  tripId: string;
  /** A guest's name, so that a shared phone shows whose page it is. */
  name: string | null;
  /** The open vote, while it waits for the reader. It comes before the answer. */
  vote: { text: string; action: ReactNode } | null;
  /** The question whether they come, while it is open. */
  answer: ReactNode;
}

/** So many rows stand open; the next is one line. */
const MOST = 3;

/** What the reader alone can finish; one calm line once nothing is left. */
export function ForYouCard({ tripId, rows, ride, name, vote, answer }: Props) {
  const first = (vote ? 1 : 0) + (answer ? 1 : 0);
  const left = rows.length + first;
  if (left === 0)
    return (
      <p className="all-set">
        <Icon name="circle-check" />
        <span>
          <strong>You’re all set.</strong> {ride}
        </span>
      </p>
    );
  const open = MOST - first;
  const [next, ...others] = rows.slice(open);
  return (
    <Card as="section" aria-labelledby="for-you">
      <CardHeader
        title={name ? `For you, ${name}` : 'For you'}
        titleId="for-you"
        aside={<Badge tone="pending">{left} to go</Badge>}
      />
      <ul>
        {vote && (
          <Row icon="calendar-days" words={{ text: 'When and where?', detail: vote.text }}>
            {vote.action}
          </Row>
        )}
        {answer && (
          <li className="finding finding-open">
            <div>
              <p>Are you coming?</p>
              <div className="mt-2.5">{answer}</div>
            </div>
          </li>
        )}
        {rows.slice(0, open).map((row) => (
          <Row key={keyOf(row)} icon={icons[row.kind]} words={wordsOf(row)}>
            {actionOf(tripId, row)}
          </Row>
        ))}
      </ul>
      {next && (
        <p className="and-more">
          And: {wordsOf(next).text}
          {others.length > 0 && `, and ${countText(others.length, 'more thing')}`}.{' '}
          <PendingLink href={hrefOf(tripId, next)} pendingPosition="after" className="text-sky underline">
            Go there
          </PendingLink>
        </p>
      )}
    </Card>
  );
}

const icons = {
  seat: 'armchair',
  dish: 'list',
  debt: 'receipt-text',
} as const satisfies Record<OwnRow['kind'], IconName>;

const keyOf = (row: OwnRow) =>
  row.kind === 'debt' ? `${row.from} ${row.to}` : `${row.kind} ${wordsOf(row).text}`;

function wordsOf(row: OwnRow): { text: string; detail?: string } {
  if (row.kind === 'seat')
    return {
      text: row.text,
      detail: row.car ? `${row.car.with} has room.` : 'Find a seat in a car that has room.',
    };
  if (row.kind === 'dish') return { text: `What do you cook for ${row.meal}?` };
  return { text: row.text };
}

const pages = { seat: 'cars', dish: 'meals', debt: 'costs' } as const;

const hrefOf = (tripId: string, { kind }: OwnRow) => `/trip/${tripId}/${pages[kind]}`;

const linkWords = { seat: 'See the cars', dish: 'Name the dish' } as const;

function actionOf(tripId: string, row: OwnRow): ReactNode {
  if (row.kind === 'debt')
    return (
      <MarkPaid address={`/api/trips/${tripId}`} transfer={row} done={`${row.text}: paid.`}>
        {row.paid}
      </MarkPaid>
    );
  if (row.kind === 'seat' && row.car) return <TakeSeats tripId={tripId} people={row.people} car={row.car} />;
  return (
    <ButtonLink href={hrefOf(tripId, row)} variant="secondary" size="sm">
      {linkWords[row.kind]}
    </ButtonLink>
  );
}

interface RowProps {
  icon: IconName;
  words: { text: string; detail?: string };
  children: ReactNode;
}

export const Row = ({ icon, words, children }: RowProps) => (
  <li className="finding finding-open">
    <Icon name={icon} />
    <div>
      <p>{words.text}</p>
      {words.detail && <p>{words.detail}</p>}
    </div>
    {children}
  </li>
);
