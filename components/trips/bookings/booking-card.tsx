'use client';

import { Button } from '@/components/ui/button';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { classNames } from '@/components/ui/class-names';
import { Plane, PlaneHeading, PlaneText, planeButton } from '@/components/ui/plane';
import { type Coming, shortText, tooFewText, updateText } from '@/lib/trips/bookings/booking-capacity';
import { bookingStatuses, isMade, statusText } from '@/lib/trips/bookings/statuses';
import type { TripDates } from '@/lib/trips/date-rules';
import { HouseholdFace, type Tints } from '../household-face';
import { BookingDetails, BookingMoney, type BookingMoneyProps } from './booking-facts';
import { askedText, sinceText } from './booking-words';

interface Props extends BookingMoneyProps {
  /** Tells the booking apart from others: "Booking", "Mia’s booking". */
  title: string;
  trip: TripDates;
  names: Record<string, string>;
  /** Given names, by household id. */
  short: Record<string, string>;
  tints: Tints;
  own: string | null;
  /** null when the booking isn't for everybody. */
  coming: Coming | null;
  /** The card stands below the heading of its stop. */
  ofStop: boolean;
  onEdit: () => void;
}

export function BookingCard(props: Props) {
  const { booking, title, names, short, tints, own, coming, ofStop, actions, onEdit } = props;
  const { status, household_id, may_change, left_site } = booking;
  const left =
    left_site && `At ${left_site}. You’re going elsewhere now${isMade(status) ? ', so cancel it' : ''}.`;
  const id = `booking-${booking.id}`;
  const Heading = ofStop ? 'h3' : 'h2';
  const owner = household_id && names[household_id];
  const who = !owner || !household_id ? null : household_id === own ? 'You' : (short[household_id] ?? owner);
  const gone = household_id !== null && !owner;
  const words = (
    <>
      {owner && <HouseholdFace name={owner} tint={tints[household_id ?? '']} className="size-10 text-sm" />}
      <span className={classNames('min-w-0 flex-1 text-row wrap-anywhere', !owner && 'text-ochre')}>
        {gone ? 'The household that books isn’t going any more.' : askedText(booking, who)}
        <span className="block text-meta text-muted">{left ?? sinceText(booking)}</span>
      </span>
    </>
  );
  const tooFew =
    coming && status !== 'not needed' && !left_site
      ? tooFewText(booking, coming, may_change ? who : null)
      : null;
  return (
    <section
      aria-labelledby={id}
      className="lg:grid lg:grid-cols-[minmax(0,39rem)_minmax(0,24.5rem)] lg:items-start lg:gap-x-14"
    >
      <div>
        <header className="flex flex-wrap items-center justify-between gap-x-4">
          <Heading id={id} className={classNames(ofStop ? 'text-xl' : 'text-next', 'wrap-anywhere')}>
            {title}
          </Heading>
          {may_change && (
            <Button variant="quiet" className="-mr-4" aria-haspopup="dialog" onClick={onEdit}>
              Edit<span className="sr-only"> {title}</span>
            </Button>
          )}
        </header>
        {may_change ? (
          <details>
            <summary className={`${statusRow} list-none [&::-webkit-details-marker]:hidden`}>
              {words}
              <span className="line-link text-body">
                Change<span className="sr-only"> the status</span>
              </span>
            </summary>
            <fieldset className="grid grid-cols-2 gap-2 pb-3 sm:flex">
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
          </details>
        ) : (
          <p className={statusRow}>{words}</p>
        )}
        {!household_id && own && may_change && (
          <Button
            variant="secondary"
            className="mb-3"
            onClick={() =>
              actions.set(booking, { household_id: own }, isMade(status) ? 'You booked it.' : 'You book it.')
            }
          >
            {isMade(status) ? 'I booked it' : 'I’ll book it'}
          </Button>
        )}
        {tooFew && coming && may_change && (
          <Plane className="my-3">
            <PlaneHeading>{shortText(booking, coming)}</PlaneHeading>
            <PlaneText>{tooFew}.</PlaneText>
            <Button
              className={`${planeButton} mt-4 lg:w-auto`}
              onClick={() => actions.set(booking, { people: coming.people, cars: coming.cars })}
            >
              {updateText(coming)}
            </Button>
          </Plane>
        )}
        {tooFew && !may_change && <p className="mt-2 mb-4 text-body text-ochre">{tooFew}.</p>}
        <BookingMoney {...props} />
      </div>
      <BookingDetails booking={booking} trip={props.trip} saysSize={!tooFew} />
    </section>
  );
}

const statusRow = 'flex min-h-13 items-center gap-3 py-2 large-text:flex-wrap';
