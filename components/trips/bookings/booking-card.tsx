'use client';

import { Button } from '@/components/ui/button';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { classNames } from '@/components/ui/class-names';
import { type Coming, tooFewText, updateText } from '@/lib/trips/bookings/booking-capacity';
import { bookingStatuses, statusText } from '@/lib/trips/bookings/statuses';
import type { TripDates } from '@/lib/trips/date-rules';
import { HouseholdFace, type Tints } from '../household-face';
import { Plane, PlaneHeading, planeButton } from '../next/plane';
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
    <section aria-labelledby={id}>
      <header className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-row wrap-anywhere">
          {title}
        </h2>
        {may_change && (
          <Button variant="quiet" className="-mr-5" aria-haspopup="dialog" onClick={onEdit}>
            Edit<span className="sr-only"> {title}</span>
          </Button>
        )}
      </header>
      {may_change && (
        <fieldset className="mb-3 flex flex-wrap gap-2">
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
      {tooFew && (
        <Plane className="my-4">
          <PlaneHeading>{tooFew}.</PlaneHeading>
          {may_change && coming && (
            <Button
              className={`${planeButton} mt-4`}
              onClick={() => actions.set(booking, { people: coming.people, cars: coming.cars })}
            >
              {updateText(coming)}
            </Button>
          )}
        </Plane>
      )}
      <div className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 py-2">
        {owner && household_id && (
          <HouseholdFace name={owner} tint={tints[household_id]} className="size-10 text-sm" />
        )}
        <p className={classNames('min-w-0 flex-1 text-row', !owner && 'text-ochre')}>
          {owner
            ? household_id === own
              ? 'You’re on it'
              : `${owner} books`
            : household_id
              ? 'The household that books isn’t going any more.'
              : 'Nobody’s booking yet'}
          <span className="block text-meta text-muted">{statusSince(booking)}</span>
        </p>
        {!household_id && own && may_change && (
          <Button
            variant="secondary"
            onClick={() => actions.set(booking, { household_id: own }, 'You book it.')}
          >
            I’ll book it
          </Button>
        )}
      </div>
      <BookingMoney {...props} />
      <BookingDetails booking={booking} trip={props.trip} />
    </section>
  );
}
