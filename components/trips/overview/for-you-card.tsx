import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button-link';
import { Card, CardHeader } from '@/components/ui/card';
import { Icon, type IconName } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import { type Day, today } from '@/lib/dates';
import { countText } from '@/lib/text';
import { dueText } from '@/lib/trips/todos/due-text';
import { MarkPaid } from '../costs/mark-paid';
import { TickTodo } from '../todos/tick-todo';
import type { ForYou, OwnRow } from './for-you';
import { OpenRow } from './open-row';
import { TakeSeats } from './take-seats';

interface Props extends ForYou {
  tripId: string;
  /** The name of a guest, shown because several people may share a phone; null for an account. */
  name: string | null;
  /** The open vote if it still needs the reader's vote; null otherwise. Shown above the answer. */
  vote: { text: string; action: ReactNode } | null;
  answer: ReactNode;
  /**
   * At most this many rows are shown in full. Below them, one line names the next row and the
   * number of the others.
   */
  most?: number;
}

/**
 * The tasks that only the reader can finish. When there are none, one line says so, and whether the
 * trip has problems: nobody is all set beside them.
 */
export function ForYouCard({ tripId, rows, ride, problems, name, vote, answer, most = 3 }: Props) {
  const first = (vote ? 1 : 0) + (answer ? 1 : 0);
  const left = rows.length + first;
  if (left === 0)
    return (
      <p className="all-set">
        <Icon name={problems > 0 ? 'circle-alert' : 'circle-check'} />
        <span>
          {problems > 0 ? (
            `Nothing waits for you. The trip still has ${countText(problems, 'problem')}.`
          ) : (
            <strong>You’re all set.</strong>
          )}{' '}
          {ride}
        </span>
      </p>
    );
  const open = Math.max(most - first, 0);
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
          <OpenRow icon="calendar-days" text="When and where?" detail={<p>{vote.text}</p>}>
            {vote.action}
          </OpenRow>
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
          <OpenRow key={keyOf(row)} icon={icons[row.kind]} text={textOf(row)} detail={detailOf(row)}>
            {actionOf(tripId, row)}
          </OpenRow>
        ))}
      </ul>
      {next && (
        <p className="and-more">
          And: {textOf(next)}
          {others.length > 0 && `, and ${countText(others.length, 'more thing')}`}.{' '}
          <PendingLink href={hrefOf(tripId, next)} pendingPosition="after">
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
  todo: 'circle-check',
  home: 'house',
  packing: 'list',
  debt: 'receipt-text',
} as const satisfies Record<OwnRow['kind'], IconName>;

function textOf(row: OwnRow): string {
  if (row.kind === 'dish') return `What do you cook for ${row.meal}?`;
  return row.kind === 'packing' ? 'What did you forget, and what didn’t you need?' : row.text;
}

function keyOf(row: OwnRow): string {
  if (row.kind === 'debt') return `${row.from} ${row.to}`;
  return row.kind === 'todo' ? row.id : `${row.kind} ${textOf(row)}`;
}

function detailOf(row: OwnRow): ReactNode {
  if (row.kind === 'home') return <p>There’s no phone reception there.</p>;
  if (row.kind === 'packing') return <p>Mark it in your list, so that the next list gets it right.</p>;
  if (row.kind === 'todo') return row.due && <DueLine due={row.due} />;
  if (row.kind !== 'seat') return null;
  const where = row.car
    ? `${row.car.with ?? 'Your own car'} has room.`
    : 'Find a seat in a car that has room.';
  return <p>{row.why ? `${row.why}. ${where}` : where}</p>;
}

const pages = {
  seat: 'cars',
  dish: 'meals',
  todo: 'todos',
  packing: 'gear?list=packing',
  debt: 'costs',
  home: 'home-contact',
} as const;

const hrefOf = (tripId: string, { kind }: OwnRow) => `/trip/${tripId}/${pages[kind]}`;

const linkWords = {
  seat: 'See the cars',
  dish: 'Name the dish',
  packing: 'Open your list',
  home: 'Someone at home',
} as const;

function actionOf(tripId: string, row: OwnRow): ReactNode {
  if (row.kind === 'debt')
    return (
      <MarkPaid address={`/api/trips/${tripId}`} transfer={row} done={`${row.text}: paid.`}>
        {row.paid}
      </MarkPaid>
    );
  if (row.kind === 'todo') return <TickTodo tripId={tripId} todo={row} />;
  if (row.kind === 'seat' && row.car) return <TakeSeats tripId={tripId} people={row.people} car={row.car} />;
  return (
    <ButtonLink href={hrefOf(tripId, row)} variant="secondary" size="sm">
      {linkWords[row.kind]}
    </ButtonLink>
  );
}

function DueLine({ due }: { due: Day }) {
  const { text, late } = dueText(due, today());
  return <p className={late ? 'text-ochre' : undefined}>{text}</p>;
}
