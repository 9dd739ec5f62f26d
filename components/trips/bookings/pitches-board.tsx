'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import { Plane, PlaneHeading, PlaneText, planeButton } from '@/components/ui/plane';
import { capital, countWord } from '@/lib/text';
import { type Coming, type NamedHouseholdSize, sumOf } from '@/lib/trips/bookings/booking-capacity';
import type { Booking, Pitch } from '@/lib/trips/bookings/schema';
import { shortNamesById } from '@/lib/trips/fit/name-lists';
import type { Tints } from '../household-face';
import { rows, StoryRow } from '../overview/story-row';
import { askedText, coversText } from './booking-words';
import { HouseholdButton } from './household-button';
import { PitchCard, tooMany } from './pitch-card';
import { sentPitch } from './sent-pitch';
import { useBookings } from './use-bookings';
import { type Place, usePlacing } from './use-placing';

interface Props {
  tripId: string;
  bookings: Booking[];
  households: NamedHouseholdSize[];
  tints: Tints;
  own: string | null;
  organises: boolean;
  edits: boolean;
  coming: Coming;
}

const PitchForm = latePart(() => import('./pitch-form').then((part) => part.PitchForm));

/** The reader picks a household, and then taps the pitch to which it moves. */
export function PitchesBoard(props: Props) {
  const { tripId, households, tints, own, organises, edits, coming } = props;
  const path = `/api/trips/${tripId}/bookings`;
  const { bookings, actions } = useBookings(path, props.bookings);
  const shown = bookings.filter(({ status }) => status !== 'not needed');
  const placed = new Set(shown.flatMap(({ pitches }) => pitches.flatMap((pitch) => pitch.households)));
  const waiting = households.filter(({ household_id }) => !placed.has(household_id));
  const mayMove = (id: string) => edits && (organises || id === own);
  const movable = waiting.filter(({ household_id }) => mayMove(household_id));
  const first = movable[0]?.household_id ?? null;
  const only = first !== null && !organises;
  const placing = usePlacing({ bookings: shown, households, actions, first, only });
  const { picked } = placing;
  const [opened, setOpened] = useState<{ booking: Booking | null; pitch: Pitch | null } | null>(null);
  const [removing, setRemoving] = useState<Place | null>(null);
  usePreload(PitchForm);
  const close = () => setOpened(null);
  const short = shortNamesById(households);
  const titleOf = (booking: Booking) => {
    const by = booking.household_id;
    return askedText(booking, by === null ? null : by === own ? 'You' : (short[by] ?? null));
  };
  const suggesting =
    edits && waiting.length > 1
      ? shown.filter(
          ({ household_id, pitches }) =>
            pitches.length > 0 && (organises || (own !== null && household_id === own)),
        )
      : [];
  const main =
    only && picked && suggesting.length === 0
      ? shown
          .flatMap(({ pitches }) => pitches)
          .find((pitch) => {
            const here = households.filter(({ household_id }) => pitch.households.includes(household_id));
            const { people, cars } = sumOf([...here, picked]);
            return !tooMany(pitch, people, cars);
          })?.id
      : undefined;
  const hasPitches = shown.some(({ pitches }) => pitches.length > 0);

  return (
    <div className="pitches grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,39rem)_minmax(0,24.5rem)]">
      <ul className={classNames(rows, 'border-b border-line lg:col-start-2 lg:row-start-1')}>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <StoryRow
              lead="tent"
              title={titleOf(booking)}
              meta={coversText(booking, bookings.length === 1 ? coming : null)}
              href={`/trip/${tripId}/bookings#booking-${booking.id}`}
            />
            {booking.may_change && (booking.status === 'to book' || booking.status === 'asked') && (
              <Button
                variant="secondary"
                size="sm"
                className="mb-3 ml-9 large-text:ml-0"
                onClick={() => actions.set(booking, { status: 'booked' }, 'Booked.')}
              >
                It’s booked
              </Button>
            )}
          </li>
        ))}
        {bookings.length === 0 && (
          <li>
            <StoryRow
              lead="tent"
              title="No booking yet"
              meta="Who books, and by when?"
              href={`/trip/${tripId}/bookings`}
            />
          </li>
        )}
      </ul>
      <div className="space-y-6 lg:row-start-1">
        {hasPitches && movable.length + suggesting.length > 0 && (
          <Plane
            className="data-target:outline-2 data-target:outline-eucalypt"
            data-column=""
            data-target={placing.target === '' || undefined}
          >
            <PlaneHeading>
              {first === null || organises ? needText(sumOf(waiting).people) : 'You need a pitch'}
            </PlaneHeading>
            {picked && (
              <div role="status">
                <PlaneText>
                  {picked.household_id === own
                    ? 'Choose your pitch.'
                    : whereText(short[picked.household_id] ?? picked.name, picked.people)}
                </PlaneText>
              </div>
            )}
            {!only && (
              <ul
                className={classNames(
                  'mt-2 grid gap-x-6',
                  movable.length > 1 && 'divide-y divide-line sm:grid-cols-2 sm:divide-y-0',
                )}
              >
                {movable.map((household) => (
                  <li key={household.household_id}>
                    <HouseholdButton
                      household={household}
                      tints={tints}
                      own={own}
                      picked={household.household_id === picked?.household_id}
                      onPick={() => placing.pick(household.household_id)}
                      onPress={(event) => placing.onPress(event, household, null)}
                    />
                  </li>
                ))}
              </ul>
            )}
            {suggesting.map((booking) => (
              <Button
                key={booking.id}
                className={`${planeButton} mt-3 lg:w-auto lg:min-w-40`}
                onClick={() => actions.sharePitches(booking)}
              >
                Suggest pitches{suggesting.length > 1 && ` (${titleOf(booking)})`}
              </Button>
            ))}
          </Plane>
        )}
        {hasPitches && movable.length + suggesting.length === 0 && waiting.length > 0 && (
          <p className="text-row">{needText(sumOf(waiting).people)}.</p>
        )}
        {hasPitches && waiting.length === 0 && households.length > 0 && (
          <h2 className="text-next">Everybody has a pitch.</h2>
        )}
        {!hasPitches && (
          <EmptyState icon={<Icon name="tent" />}>No numbered pitches here. First in, best spot.</EmptyState>
        )}
      </div>
      <div className="space-y-6 empty:hidden">
        {shown.map((booking) => (
          <section key={booking.id} aria-label={titleOf(booking)} className="space-y-6">
            <div className="grid grid-cols-[repeat(auto-fill,minmax(min(248px,100%),1fr))] items-start gap-x-8 gap-y-6 empty:hidden">
              {booking.pitches.map((pitch) => (
                <PitchCard
                  key={pitch.id}
                  booking={booking}
                  pitch={pitch}
                  households={households}
                  tints={tints}
                  own={own}
                  placing={placing}
                  mayMove={mayMove}
                  main={pitch.id === main}
                  onEdit={edits && booking.may_change ? () => setOpened({ booking, pitch }) : null}
                />
              ))}
            </div>
            {edits && booking.may_change && <AddPitch onOpen={() => setOpened({ booking, pitch: null })} />}
          </section>
        ))}
        {edits && shown.length === 0 && <AddPitch onOpen={() => setOpened({ booking: null, pitch: null })} />}
      </div>
      {opened && (
        <Dialog open onClose={close} title={opened.pitch ? 'Edit a pitch' : 'Add a pitch'}>
          <PitchForm
            path={path}
            booking={bookings.find(({ id }) => id === opened.booking?.id) ?? opened.booking}
            pitch={opened.pitch}
            onRemove={
              opened.booking && opened.pitch
                ? () => {
                    setRemoving(opened as Place);
                    close();
                  }
                : null
            }
            onDone={close}
          />
        </Dialog>
      )}
      {removing && (
        <ConfirmDialog
          open
          question={`Remove ${removing.pitch.name}?`}
          detail="The households on it will have no pitch."
          confirmLabel="Remove"
          onConfirm={() => {
            const { booking, pitch } = removing;
            const pitches = booking.pitches.filter(({ id }) => id !== pitch.id).map(sentPitch);
            actions.set(booking, { pitches }, `${pitch.name} is gone.`);
            setRemoving(null);
          }}
          onCancel={() => setRemoving(null)}
        />
      )}
    </div>
  );
}

const needText = (people: number) =>
  people === 1 ? 'One person needs a pitch' : `${capital(countWord(people))} people need a pitch`;

const whereText = (name: string, people: number) =>
  people === 1 ? `Where does ${name} sleep?` : `Where do ${name}’s ${countWord(people)} sleep?`;

const AddPitch = ({ onOpen }: { onOpen: () => void }) => (
  <Button
    variant="secondary"
    icon={<Icon name="plus" className="size-4" />}
    aria-haspopup="dialog"
    onClick={onOpen}
  >
    Add a pitch
  </Button>
);
