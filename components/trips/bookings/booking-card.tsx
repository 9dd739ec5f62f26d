'use client';

import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import { clockText, type Day, daysBetween, formatDay } from '@/lib/dates';
import { moneyText } from '@/lib/money';
import { countText, listText, peopleText } from '@/lib/text';
import { type Coming, tooFewText } from '@/lib/trips/bookings/covers';
import type { Booking } from '@/lib/trips/bookings/schema';
import { bookingStatuses } from '@/lib/trips/bookings/statuses';
import type { TripDates } from '@/lib/trips/date-rules';
import { HouseholdFace, type Tints } from '../household-face';
import { dueText } from '../todos/due-text';
import { statusSince, statusText } from './booking-words';
import type { BookingActions } from './use-bookings';

interface Props {
  booking: Booking;
  /** What tells it from others: "Booking", "Mia’s booking". */
  title: string;
  tripId: string;
  trip: TripDates;
  today: Day;
  names: Record<string, string>;
  tints: Tints;
  own: string | null;
  /** Whether the reader's household or the reader as organiser may add its price to the costs. */
  paysIn: boolean;
  /** Who comes; null where it doesn't cover everybody. */
  coming: Coming | null;
  actions: BookingActions;
  onEdit: () => void;
}

/** A booking: how far it is, who does it, what it covers, its money and what to know about it. */
export function BookingCard(props: Props) {
  const { booking, title, names, tints, own, coming, actions, onEdit } = props;
  const { status, household_id, may_change } = booking;
  const id = `booking-${booking.id}`;
  const owner = household_id && names[household_id];
  const tooFew = coming && status !== 'not needed' ? tooFewText(booking, coming) : null;
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHeader
        title={title}
        titleId={id}
        aside={
          may_change && (
            <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={onEdit}>
              Edit<span className="sr-only"> {title}</span>
            </Button>
          )
        }
      />
      <div className="booking-status">
        {may_change && (
          <fieldset>
            <legend className="sr-only">How far is it?</legend>
            {bookingStatuses.map((each) => (
              <ChoiceChip
                key={each}
                type="radio"
                name={`${id}-status`}
                checked={each === status}
                onChange={() => actions.set(booking, { status: each })}
              >
                {statusText[each]}
              </ChoiceChip>
            ))}
          </fieldset>
        )}
        <div className="booking-owner">
          {owner && household_id ? (
            <>
              <HouseholdFace name={owner} tint={tints[household_id]} className="size-9 text-sm" />
              <p>
                {household_id === own ? 'You’re on it' : `${owner} books`}
                <span>{statusSince(booking)}</span>
              </p>
            </>
          ) : (
            <>
              <p>
                {household_id ? 'Whoever books isn’t going any more.' : 'Nobody’s booking yet'}
                <span>{statusSince(booking)}</span>
              </p>
              {own && may_change && (
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={() => actions.set(booking, { household_id: own }, 'You book it.')}
                >
                  I’ll book it
                </Button>
              )}
            </>
          )}
        </div>
      </div>
      {tooFew && (
        <div className="booking-short">
          <p>
            <Icon name="triangle-alert" />
            <strong>{tooFew}.</strong>
          </p>
          {may_change && coming && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => actions.set(booking, { people: coming.people, cars: coming.cars })}
            >
              It’s changed
            </Button>
          )}
        </div>
      )}
      <BookingMoney {...props} />
      <BookingDetails booking={booking} trip={props.trip} />
    </Card>
  );
}

/** Its price, the deposit, and by when what must be done. */
function BookingMoney({ booking, tripId, today, paysIn, actions }: Props) {
  const { cents, deposit_cents, deposit_paid, pay_by, cancel_until, expense_id, status } = booking;
  const rest = cents !== null && cents - (deposit_paid ? (deposit_cents ?? 0) : 0);
  // The date itself says as much of a day further away.
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
              paysIn && (
                <Button variant="secondary" size="sm" onClick={() => actions.addToCosts(booking)}>
                  Add to costs
                </Button>
              )
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
          <dt>Pay by</dt>
          <dd>
            {rest ? `${moneyText(rest)} by ${formatDay(pay_by)}` : formatDay(pay_by)}
            {due && <span className={due.late ? 'text-ember' : 'text-muted'}>{due.text}</span>}
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

/** What else is known of it; what nobody has said is left out. */
function BookingDetails({ booking, trip }: Pick<Props, 'booking' | 'trip'>) {
  const { reference, check_in, check_out, people, cars, pitches, notes } = booking;
  const facts: [name: string, value: string | null][] = [
    ['Reference', reference],
    ['Check in', check_in && `${formatDay(trip.start_date)}, from ${clockText(check_in)}`],
    ['Check out', check_out && `${formatDay(trip.end_date)}, by ${clockText(check_out)}`],
    [
      'For',
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
