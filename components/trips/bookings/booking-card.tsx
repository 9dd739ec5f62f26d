'use client';

import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { Icon } from '@/components/ui/icon';
import { type Coming, tooFewText, updateText } from '@/lib/trips/bookings/booking-capacity';
import { bookingStatuses, statusText } from '@/lib/trips/bookings/statuses';
import type { TripDates } from '@/lib/trips/date-rules';
import { HouseholdFace, type Tints } from '../household-face';
import { BookingDetails, BookingMoney, type BookingMoneyProps } from './booking-facts';
import { statusSince } from './booking-words';

interface Props extends BookingMoneyProps {
  /** Tells the booking apart from others: "Booking", "Mia’s booking". */
  title: string;
  trip: TripDates;
  names: Record<string, string>;
  tints: Tints;
  own: string | null;
  /** null when the booking isn't for everybody. */
  coming: Coming | null;
  onEdit: () => void;
}

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
      <div className="space-y-3 px-5 py-4">
        {may_change && (
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">Status</legend>
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
        <div className="flex flex-wrap items-center gap-3">
          {owner && household_id ? (
            <>
              <HouseholdFace name={owner} tint={tints[household_id]} className="size-9 text-sm" />
              <p className="min-w-0 flex-1">
                {household_id === own ? 'You’re on it' : `${owner} books`}
                <span className="block text-[0.9375rem] text-muted">{statusSince(booking)}</span>
              </p>
            </>
          ) : (
            <>
              <p className="min-w-0 flex-1">
                {household_id ? 'The household that books isn’t going any more.' : 'Nobody’s booking yet'}
                <span className="block text-[0.9375rem] text-muted">{statusSince(booking)}</span>
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
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-ember-soft px-5 py-3">
          <p className="flex items-center gap-2">
            <Icon name="triangle-alert" className="text-ember" />
            <strong>{tooFew}.</strong>
          </p>
          {may_change && coming && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => actions.set(booking, { people: coming.people, cars: coming.cars })}
            >
              {updateText(coming)}
            </Button>
          )}
        </div>
      )}
      <BookingMoney {...props} />
      <BookingDetails booking={booking} trip={props.trip} />
    </Card>
  );
}
