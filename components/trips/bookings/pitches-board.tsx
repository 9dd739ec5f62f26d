'use client';

import { useEffect, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { latePart, usePreload } from '@/components/ui/late-part';
import { PendingLink } from '@/components/ui/pending-link';
import { countText, peopleText } from '@/lib/text';
import type { Booking, Pitch } from '@/lib/trips/bookings/schema';
import { HouseholdFace, type Tints } from '../household-face';
import { bookingTitle, type Coming, coversText, statusText } from './booking-words';
import { sentPitch } from './sent-pitch';
import { useBookings } from './use-bookings';

/** A household that is going, with what takes room on a pitch. */
export interface PitchHousehold {
  household_id: string;
  name: string;
  people: number;
  cars: number;
}

interface Props {
  tripId: string;
  bookings: Booking[];
  households: PitchHousehold[];
  tints: Tints;
  own: string | null;
  organises: boolean;
  edits: boolean;
  coming: Coming;
}

const PitchForm = latePart(() => import('./pitch-form').then((part) => part.PitchForm));

/** Who camps on which pitch. Whoever is picked goes where one taps. */
export function PitchesBoard(props: Props) {
  const { tripId, households, tints, own, organises, edits, coming } = props;
  const path = `/api/trips/${tripId}/bookings`;
  const { bookings, actions } = useBookings(path, props.bookings);
  const shown = bookings.filter(({ status }) => status !== 'not needed');
  const placed = new Set(shown.flatMap(({ pitches }) => pitches.flatMap((pitch) => pitch.households)));
  const waiting = households.filter(({ household_id }) => !placed.has(household_id));
  const mayMove = (id: string) => edits && (organises || id === own);
  const first = waiting.find(({ household_id }) => mayMove(household_id))?.household_id ?? null;
  /** What the reader has picked; undefined until then, null for nobody. */
  const [chosen, setChosen] = useState<string | null | undefined>();
  const [opened, setOpened] = useState<{ booking: Booking | null; pitch: Pitch | null } | null>(null);
  const [removing, setRemoving] = useState<{ booking: Booking; pitch: Pitch } | null>(null);
  usePreload(PitchForm);
  const close = () => setOpened(null);
  const pickedId = chosen === undefined ? first : chosen;
  const picked = households.find(({ household_id }) => household_id === pickedId) ?? null;
  const hasPitches = shown.some(({ pitches }) => pitches.length > 0);

  useEffect(() => {
    const letGo = ({ key }: KeyboardEvent) => key === 'Escape' && setChosen(null);
    document.addEventListener('keydown', letGo);
    return () => document.removeEventListener('keydown', letGo);
  }, []);

  const put = (booking: Booking, pitch: Pitch, household: PitchHousehold) => {
    actions.place(booking, pitch, { id: household.household_id, name: household.name }, true);
    setChosen(undefined);
  };
  return (
    <div className="pitches">
      <Card>
        <ul>
          {bookings.map((booking) => (
            <li key={booking.id} className="pitches-booking">
              <PendingLink href={`/trip/${tripId}/bookings#booking-${booking.id}`}>
                <span>
                  {bookingTitle(booking)}
                  <span>{coversText(booking, bookings.length === 1 ? coming : null)}</span>
                </span>
                <Icon name="chevron-right" />
              </PendingLink>
              {booking.may_change && (booking.status === 'to book' || booking.status === 'asked') && (
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={() => actions.set(booking, { status: 'booked' }, 'Booked.')}
                >
                  It’s booked
                </Button>
              )}
            </li>
          ))}
          {bookings.length === 0 && (
            <li className="pitches-booking">
              <PendingLink href={`/trip/${tripId}/bookings`}>
                <span>
                  No booking yet
                  <span>Who books, and by when?</span>
                </span>
                <Icon name="chevron-right" />
              </PendingLink>
            </li>
          )}
        </ul>
      </Card>
      {hasPitches && waiting.length > 0 && (
        <Card as="section" aria-labelledby="without-pitch" className="pitches-waiting">
          <h2 id="without-pitch">{peopleText(sumOf(waiting, 'people'))} without a pitch</h2>
          {picked && <p role="status">{pickedText(picked, own)}</p>}
          <ul>
            {waiting.map((household) => (
              <li key={household.household_id}>
                <HouseholdButton
                  {...{ household, tints, own }}
                  picked={household.household_id === pickedId}
                  onPick={
                    mayMove(household.household_id)
                      ? () => setChosen(household.household_id === pickedId ? null : household.household_id)
                      : null
                  }
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {hasPitches && waiting.length === 0 && households.length > 0 && (
        <p className="pitches-all">
          <Icon name="circle-check" />
          <strong>Everybody has a pitch.</strong>
        </p>
      )}
      {!hasPitches && (
        <EmptyState icon={<Icon name="tent" />}>No numbered pitches here. First in, best spot.</EmptyState>
      )}
      {shown.map((booking) => (
        <section key={booking.id} aria-label={bookingTitle(booking)} className="pitches-of">
          <div className="pitches-grid">
            {booking.pitches.map((pitch) => (
              <PitchCard
                key={pitch.id}
                {...{ booking, pitch, households, tints, own, picked }}
                onPut={
                  picked && !pitch.households.includes(picked.household_id)
                    ? () => put(booking, pitch, picked)
                    : null
                }
                onMove={(id) => setChosen(id === pickedId ? null : id)}
                mayMove={mayMove}
                onTakeOff={(household) =>
                  actions.place(booking, pitch, { id: household.household_id, name: household.name }, false)
                }
                onEdit={edits && booking.may_change ? () => setOpened({ booking, pitch }) : null}
              />
            ))}
          </div>
          {edits && (
            <div className="flex flex-wrap gap-3">
              {booking.may_change && <AddPitch onOpen={() => setOpened({ booking, pitch: null })} />}
              {waiting.length > 1 &&
                booking.pitches.length > 0 &&
                (organises || (own !== null && booking.household_id === own)) && (
                  <Button variant="secondary" onClick={() => actions.sharePitches(booking)}>
                    Suggest pitches
                  </Button>
                )}
            </div>
          )}
        </section>
      ))}
      {edits && shown.length === 0 && <AddPitch onOpen={() => setOpened({ booking: null, pitch: null })} />}
      {opened && (
        <Dialog open onClose={close} title={opened.pitch ? 'Edit a pitch' : 'Add a pitch'}>
          <PitchForm
            path={path}
            booking={bookings.find(({ id }) => id === opened.booking?.id) ?? opened.booking}
            pitch={opened.pitch}
            onRemove={
              opened.booking && opened.pitch
                ? () => {
                    setRemoving(opened as { booking: Booking; pitch: Pitch });
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
          detail="Whoever is on it has no pitch then."
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

/** Who goes where one taps next. */
const pickedText = ({ household_id, name, people }: PitchHousehold, own: string | null) =>
  household_id === own
    ? 'You’re picked. Tap where you go.'
    : `${name}: ${peopleText(people)} picked. Tap where they go.`;

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

const sumOf = (all: readonly PitchHousehold[], of: 'people' | 'cars') =>
  all.reduce((sum, each) => sum + each[of], 0);

interface HouseholdProps {
  household: PitchHousehold;
  tints: Tints;
  own: string | null;
  picked: boolean;
  /** Null where the reader may not move it. */
  onPick: (() => void) | null;
}

function HouseholdButton({ household, tints, own, picked, onPick }: HouseholdProps) {
  const { household_id, name, people } = household;
  const inside = (
    <>
      <HouseholdFace name={name} tint={tints[household_id]} className="size-9 text-sm" />
      <span>
        {household_id === own ? 'You' : name}
        <span>{peopleText(people)}</span>
      </span>
    </>
  );
  if (!onPick) return <div className="pitch-household">{inside}</div>;
  return (
    <button type="button" className="pitch-household" aria-pressed={picked} onClick={onPick}>
      {inside}
      {picked && <Icon name="circle-check" />}
    </button>
  );
}

interface PitchProps {
  booking: Booking;
  pitch: Pitch;
  households: readonly PitchHousehold[];
  tints: Tints;
  own: string | null;
  picked: PitchHousehold | null;
  /** Puts whoever is picked here; null where nobody is or they are here already. */
  onPut: (() => void) | null;
  mayMove: (id: string) => boolean;
  onMove: (id: string) => void;
  onTakeOff: (household: PitchHousehold) => void;
  onEdit: (() => void) | null;
}

/** "2 too many", "1 car too many"; null where they fit or nobody knows. */
function tooMany({ max_people, max_cars }: Pitch, people: number, cars: number): string | null {
  if (max_people !== null && people > max_people) return `${people - max_people} too many`;
  return max_cars !== null && cars > max_cars ? `${countText(cars - max_cars, 'car')} too many` : null;
}

/** A pitch with its limits and who is on it. */
function PitchCard({
  booking,
  pitch,
  households,
  tints,
  own,
  picked,
  onPut,
  mayMove,
  onMove,
  onTakeOff,
  onEdit,
}: PitchProps) {
  const { name, max_people, max_cars } = pitch;
  const here = households.filter(({ household_id }) => pitch.households.includes(household_id));
  const people = sumOf(here, 'people');
  const cars = sumOf(here, 'cars');
  const over = tooMany(pitch, people, cars);
  const wouldBe = picked && tooMany(pitch, people + picked.people, cars + picked.cars);
  const id = `pitch-${pitch.id}`;
  return (
    <Card as="section" aria-labelledby={id} className="pitch">
      <header>
        <h2 id={id}>{name}</h2>
        {booking.status !== 'booked' && <Badge>{statusText[booking.status]}</Badge>}
        {onEdit && <IconButton label={`Edit ${name}`} icon={<Icon name="pencil" />} onClick={onEdit} />}
      </header>
      <p className="pitch-room">
        {max_people === null
          ? `${peopleText(people)}, no limit known`
          : `${people} of ${peopleText(max_people)}`}
        {max_cars !== null && `, ${cars} of ${countText(max_cars, 'car')}`}
      </p>
      {over && <p className="text-ember">{over}</p>}
      <ul>
        {here.map((household) => (
          <li key={household.household_id} className="pitch-placed">
            <HouseholdButton
              {...{ household, tints, own }}
              picked={picked?.household_id === household.household_id}
              onPick={mayMove(household.household_id) ? () => onMove(household.household_id) : null}
            />
            {mayMove(household.household_id) && (
              <IconButton
                label={`Take ${household.name} off ${name}`}
                icon={<Icon name="x" />}
                onClick={() => onTakeOff(household)}
              />
            )}
          </li>
        ))}
      </ul>
      {onPut && picked && (
        <Button
          variant="secondary"
          className="w-full border-dashed"
          icon={<Icon name="plus" className="size-4" />}
          onClick={onPut}
        >
          <span>
            {picked.household_id !== own
              ? 'Put them here'
              : picked.people === 1
                ? 'Put me here'
                : 'Put us here'}
            <span className="sr-only">: {name}</span>
            {wouldBe && <span className="text-ember"> ({wouldBe})</span>}
          </span>
        </Button>
      )}
    </Card>
  );
}
