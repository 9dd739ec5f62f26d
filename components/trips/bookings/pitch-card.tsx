import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { countText, lower, peopleText } from '@/lib/text';
import { type NamedHouseholdSize, sumOf } from '@/lib/trips/bookings/booking-capacity';
import type { Booking, Pitch } from '@/lib/trips/bookings/schema';
import { statusText } from '@/lib/trips/bookings/statuses';
import type { Tints } from '../household-face';
import { HouseholdButton } from './household-button';
import type { usePlacing } from './use-placing';

interface Props {
  booking: Booking;
  pitch: Pitch;
  households: readonly NamedHouseholdSize[];
  tints: Tints;
  own: string | null;
  placing: ReturnType<typeof usePlacing>;
  mayMove: (id: string) => boolean;
  /** Its button is the page's filled one. */
  main: boolean;
  onEdit: (() => void) | null;
}

/** "2 too many", "1 car too many". Null when the pitch has room or its limits are unknown. */
export function tooMany({ max_people, max_cars }: Pitch, people: number, cars: number): string | null {
  if (max_people !== null && people > max_people) return `${people - max_people} too many`;
  return max_cars !== null && cars > max_cars ? `${countText(cars - max_cars, 'car')} too many` : null;
}

export function PitchCard({ booking, pitch, households, tints, own, placing, mayMove, main, onEdit }: Props) {
  const { name, max_people, max_cars } = pitch;
  const { picked } = placing;
  const place = { booking, pitch };
  const here = households.filter(({ household_id }) => pitch.households.includes(household_id));
  const { people, cars } = sumOf(here);
  const over = tooMany(pitch, people, cars);
  const wouldBe = picked && tooMany(pitch, people + picked.people, cars + picked.cars);
  const id = `pitch-${pitch.id}`;
  return (
    <section
      aria-labelledby={id}
      className="rounded data-target:outline-2 data-target:outline-offset-4 data-target:outline-eucalypt"
      data-column={pitch.id}
      data-target={placing.target === pitch.id || undefined}
    >
      <header className="flex items-center gap-2">
        <h2 id={id} className="min-w-0 font-sans text-row wrap-anywhere">
          {name}
        </h2>
        <span className="flex-1 text-meta text-muted">
          {booking.status !== 'booked' && lower(statusText[booking.status])}
        </span>
        {onEdit && (
          <IconButton
            label={`Edit ${name}`}
            icon={<Icon name="pencil" />}
            onClick={onEdit}
            className="-my-2 -mr-3"
          />
        )}
      </header>
      <p className="mb-1 text-meta text-muted">
        {max_people === null
          ? `${peopleText(people)}, no limit known`
          : `${people} of ${peopleText(max_people)}`}
        {max_cars !== null && `, ${cars} of ${countText(max_cars, 'car')}`}
        {over && (
          <>
            {' · '}
            <span className="text-ochre">{over}</span>
          </>
        )}
      </p>
      <ul className="divide-y divide-line border-t border-line">
        {here.map((household) => (
          <li key={household.household_id} className="flex items-center gap-1 *:first:flex-1">
            <HouseholdButton
              household={household}
              tints={tints}
              own={own}
              picked={picked?.household_id === household.household_id}
              onPick={mayMove(household.household_id) ? () => placing.pick(household.household_id) : null}
              onPress={(event) => placing.onPress(event, household, place)}
            />
            {mayMove(household.household_id) && (
              <IconButton
                label={`Take ${household.name} off ${name}`}
                icon={<Icon name="x" />}
                onClick={() => placing.takeOff(place, household)}
                className="-mr-3"
              />
            )}
          </li>
        ))}
      </ul>
      {picked && !pitch.households.includes(picked.household_id) && (
        <Button
          variant={main ? 'primary' : 'secondary'}
          className={classNames('mt-3 w-full', !main && 'border-dashed border-control bg-transparent')}
          icon={<Icon name="plus" className="size-4" />}
          onClick={() => placing.put(place, picked)}
        >
          <span>
            {picked.household_id !== own
              ? 'Put them here'
              : picked.people === 1
                ? 'Put me here'
                : 'Put us here'}
            <span className="sr-only">: {name}</span>
            {wouldBe && <span className="text-ochre"> ({wouldBe})</span>}
          </span>
        </Button>
      )}
    </section>
  );
}
