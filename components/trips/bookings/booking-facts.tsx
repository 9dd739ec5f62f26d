import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { copyText } from '@/components/ui/copy-text';
import { PendingLink } from '@/components/ui/pending-link';
import { useToast } from '@/components/ui/toast';
import { clockText, type Day, daysBetween, formatDay } from '@/lib/dates';
import { moneyText } from '@/lib/money';
import { countText, listText, peopleText } from '@/lib/text';
import type { Booking } from '@/lib/trips/bookings/schema';
import type { TripDates } from '@/lib/trips/date-rules';
import { dueText } from '@/lib/trips/todos/due-text';
import type { BookingActions } from './use-bookings';

export interface BookingMoneyProps {
  booking: Booking;
  tripId: string;
  today: Day;
  mayAddToCosts: boolean;
  actions: BookingActions;
}

export function BookingMoney({ booking, tripId, today, mayAddToCosts, actions }: BookingMoneyProps) {
  const { cents, deposit_cents, deposit_paid, pay_by, cancel_until, expense_id, expense_cents, status } =
    booking;
  const rest = cents !== null && cents - (deposit_paid ? (deposit_cents ?? 0) : 0);
  // A countdown only in the last week; before that the date alone is enough.
  const near = pay_by !== null && status !== 'not needed' && daysBetween(today, pay_by) < 7;
  const due = near ? dueText(pay_by, today) : null;
  if (cents === null && deposit_cents === null && !pay_by && !cancel_until) return null;
  return (
    <dl className="booking-facts">
      {cents !== null && (
        <div>
          <dt>Price</dt>
          <dd>
            {moneyText(cents)}
            {expense_id ? (
              <PendingLink href={`/trip/${tripId}/costs`}>In the costs</PendingLink>
            ) : (
              mayAddToCosts && (
                <Button variant="secondary" size="sm" onClick={() => actions.addToCosts(booking)}>
                  Add to costs
                </Button>
              )
            )}
          </dd>
        </div>
      )}
      {cents !== null && expense_cents !== null && expense_cents !== cents && (
        <div>
          <dt>Still in the costs</dt>
          <dd>
            {moneyText(expense_cents)}
            {mayAddToCosts && (
              <Button variant="secondary" size="sm" onClick={() => actions.changeCosts(booking)}>
                Make it {moneyText(cents)}
              </Button>
            )}
          </dd>
        </div>
      )}
      {deposit_cents !== null && (
        <div>
          <dt>Deposit</dt>
          <dd>
            {moneyText(deposit_cents)}, {deposit_paid ? 'paid' : 'not paid yet'}
            {!deposit_paid && booking.may_change && (
              <Button
                variant="secondary"
                size="sm"
                onClick={() => actions.set(booking, { deposit_paid: true })}
              >
                It’s paid
              </Button>
            )}
          </dd>
        </div>
      )}
      {pay_by && (
        <div>
          <dt>{rest && rest !== cents ? 'Still to pay' : 'Pay by'}</dt>
          <dd>
            {rest ? `${moneyText(rest)} by ${formatDay(pay_by)}` : formatDay(pay_by)}
            {due && <span className={due.late ? 'text-ochre' : 'text-muted'}>{due.text}</span>}
          </dd>
        </div>
      )}
      {cancel_until && (
        <div>
          <dt>Cancel free until</dt>
          <dd>{formatDay(cancel_until)}</dd>
        </div>
      )}
    </dl>
  );
}

/** A tap copies it, for mails and forms. */
function Reference({ text }: { text: string }) {
  const toast = useToast();
  const copy = async () => {
    if (await copyText(text)) toast.show({ text: 'Copied', tone: 'success' });
    else toast.show({ text: 'Your browser wouldn’t copy it.', tone: 'danger' });
  };
  return (
    <>
      {text}
      <Button variant="secondary" size="sm" onClick={copy}>
        Copy<span className="sr-only"> the reference</span>
      </Button>
    </>
  );
}

interface DetailsProps {
  booking: Booking;
  trip: TripDates;
  /** False where the size of the booking is told above. */
  saysSize: boolean;
}

export function BookingDetails({ booking, trip, saysSize }: DetailsProps) {
  const { reference, check_in, check_out, people, cars, pitches, notes } = booking;
  const facts: [name: string, value: ReactNode][] = [
    ['Reference', reference && <Reference text={reference} />],
    ['Check in', check_in && `${formatDay(trip.start_date)}, from ${clockText(check_in)}`],
    ['Check out', check_out && `${formatDay(trip.end_date)}, by ${clockText(check_out)}`],
    [
      'For',
      saysSize &&
        listText(
          [people !== null && peopleText(people), cars !== null && countText(cars, 'car')].filter(
            (part) => part !== false,
          ),
        ),
    ],
    ['Pitches', listText(pitches.map(({ name }) => name))],
    ['Good to know', notes],
  ];
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className="booking-facts">
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
