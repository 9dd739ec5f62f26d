'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import type { Day } from '@/lib/dates';
import type { Coming } from '@/lib/trips/bookings/booking-capacity';
import type { Booking } from '@/lib/trips/bookings/schema';
import type { TripDates } from '@/lib/trips/date-rules';
import { shortNamesById } from '@/lib/trips/fit/name-lists';
import type { Tints } from '../household-face';
import { BookingCard } from './booking-card';
import { useBookings } from './use-bookings';

interface Props {
  tripId: string;
  trip: TripDates;
  today: Day;
  bookings: Booking[];
  households: { household_id: string; name: string }[];
  tints: Tints;
  own: string | null;
  organises: boolean;
  edits: boolean;
  coming: Coming;
  /** The board's stop, and all that a booking can be for; undefined for a trip with one. */
  stop?: string;
  stops?: { id: string; name: string }[];
}

const BookingForm = latePart(() => import('./booking-form').then((part) => part.BookingForm));

/** One booking for the whole group, or one for each household. */
export function BookingsBoard(props: Props) {
  const { tripId, trip, today, households, tints, own, organises, edits, coming, stop, stops } = props;
  const path = `/api/trips/${tripId}/bookings`;
  const { bookings, actions } = useBookings(path, props.bookings);
  const [opened, setOpened] = useState<{ booking: Booking | null } | null>(null);
  const [deleting, setDeleting] = useState<Booking | null>(null);
  usePreload(BookingForm);
  const names = Object.fromEntries(households.map(({ household_id, name }) => [household_id, name]));
  const short = shortNamesById(households);
  // When somebody else has deleted the booking meanwhile, its form stays open with the typed text.
  const editing = bookings.find(({ id }) => id === opened?.booking?.id) ?? opened?.booking ?? null;
  const close = () => setOpened(null);
  const titleOf = ({ household_id }: Booking) => {
    const name = household_id && names[household_id];
    if (bookings.length === 1 || !name) return 'Booking';
    return household_id === own ? 'Your booking' : `Booking of ${name}`;
  };
  return (
    <div className={stops && bookings.length === 0 ? 'space-y-3' : 'space-y-8'}>
      {bookings.length === 0 &&
        (stops ? (
          <p className="text-muted">No booking yet</p>
        ) : (
          <EmptyState icon={<Icon name="calendar-days" />} title="No booking yet">
            {edits
              ? 'Who books the campsite, and by when? Everybody sees it here.'
              : 'Nobody has written one down.'}
          </EmptyState>
        ))}
      {bookings.map((booking) => (
        <BookingCard
          key={booking.id}
          booking={booking}
          tripId={tripId}
          trip={trip}
          today={today}
          names={names}
          short={short}
          tints={tints}
          own={own}
          actions={actions}
          title={titleOf(booking)}
          mayAddToCosts={organises || (own !== null && booking.household_id === own)}
          coming={bookings.length === 1 ? coming : null}
          ofStop={stops !== undefined}
          onEdit={() => setOpened({ booking })}
        />
      ))}
      {edits && (
        <Button
          variant={bookings.length === 0 && !stops ? 'primary' : 'secondary'}
          icon={<Icon name="plus" className="size-4" />}
          aria-haspopup="dialog"
          onClick={() => setOpened({ booking: null })}
        >
          Add a booking
        </Button>
      )}
      {opened && (
        <Dialog open onClose={close} title={editing ? 'Edit a booking' : 'Add a booking'}>
          <BookingForm
            key={`${editing?.id} ${editing?.version}`}
            path={path}
            booking={editing}
            households={households}
            own={own}
            {...(stop && stops && { stop, stops })}
            onRemove={
              editing &&
              (() => {
                close();
                setDeleting(editing);
              })
            }
            onDone={close}
          />
        </Dialog>
      )}
      {deleting && (
        <ConfirmDialog
          open
          question="Delete this booking?"
          detail="Its pitches are deleted too, with who is on them. If its price is in the costs, that expense stays."
          confirmLabel="Delete"
          onConfirm={() => {
            setDeleting(null);
            actions.remove(deleting);
          }}
          onCancel={() => setDeleting(null)}
        />
      )}
    </div>
  );
}
