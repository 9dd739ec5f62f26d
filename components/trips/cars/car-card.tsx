'use client';

import { tintOf } from '@/components/trips/household-face';
import { classNames } from '@/components/ui/class-names';
import { Icon, type IconName } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { formatDay } from '@/lib/dates';
import { shortDrivetrains } from '@/lib/drivetrains';
import { countText } from '@/lib/text';
import type { CarGroup, ShownCar } from '@/lib/trips/cars/car-groups';
import { carReach } from '@/lib/trips/cars/car-standing';
import { isAdult, type PlannedCar, type Towable } from '@/lib/trips/cars/planned-car';
import type { TripTow } from '@/lib/trips/fit/trip-tows';
import { TowLine, unbroken } from '../fit/tow-line';
import { CountAnyway } from './count-anyway';
import { FreeSeats, spareRow } from './free-seats';
import { PeopleRow } from './people-row';
import type { Board } from './use-board';
import { WhereItParks } from './where-it-parks';

interface Props {
  board: Board;
  shown: ShownCar;
  group: Omit<CarGroup, 'cars'>;
  towables: Towable[];
}

/** At most this many seats are drawn as squares. */
const MOST_SQUARES = 9;

export function CarCard({ board, shown, group: { way, title, aside }, towables }: Props) {
  const { car, name, when, room, rows } = shown;
  const { ride_id, seats, passengers, counts, description } = car;
  const leaves = board.householdOf(car.household_id)?.leave_on;
  const look = [[lookOf(car), when].filter(Boolean).join(' · '), leaves && `Leaves on ${formatDay(leaves)}`];
  const reach = carReach(board.page.access, car);
  return (
    <section
      aria-labelledby={`car-${ride_id}`}
      className="space-y-2 py-4 max-sm:not-last:border-b max-sm:not-last:border-line data-target:outline-2 data-target:outline-eucalypt sm:rounded sm:border sm:border-line sm:p-4 print:break-inside-avoid"
      data-column={counts ? ride_id : undefined}
      data-target={board.target === ride_id || undefined}
    >
      <p
        aria-hidden="true"
        className={classNames(
          'text-meta font-medium max-sm:hidden',
          way === 'in' ? 'text-eucalypt' : 'text-muted',
        )}
      >
        {title}
      </p>
      <header>
        <div className="flex items-baseline justify-between gap-3">
          <h3 id={`car-${ride_id}`} className="min-w-0 wrap-break-word text-row font-semibold">
            {name}
          </h3>
          <p className={classNames('shrink-0 font-medium', way !== 'in' && 'text-muted')}>
            {room ?? countText(seats, 'seat')}
          </p>
        </div>
        {look.filter(Boolean).map((line) => (
          <p key={line} className="text-meta text-muted">
            {line}
          </p>
        ))}
        {way === 'stops' && aside && <p className="text-meta text-muted max-sm:hidden">Parks {aside}</p>}
        {description && <p className="text-meta whitespace-pre-line text-muted">{description}</p>}
      </header>
      {room && (
        <p aria-hidden="true" className="flex flex-wrap gap-1.5">
          {Array.from({ length: Math.min(seats, MOST_SQUARES) }, (_, seat) => {
            const tint = tintOf(board.faceOf(passengers[seat]?.household_id ?? '').tint);
            const taken = seat < passengers.length && `border-transparent ${tint ?? 'bg-line'}`;
            return (
              <i
                key={seat}
                className={classNames('size-5 rounded-md border', taken || 'border-dashed border-control')}
              />
            );
          })}
        </p>
      )}
      {rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <li key={row.household_id}>
              <PeopleRow board={board} row={row} column={counts ? ride_id : null} />
            </li>
          ))}
        </ul>
      )}
      {way === 'undriven' && <p>No adult of this household is going.</p>}
      {way === 'lost' &&
        !board.closed &&
        (board.organises ? (
          <>
            <div className={spareRow}>
              <p>Where does it park?</p>
              <WhereItParks tripId={board.tripId} car={car} />
            </div>
            <CountAnyway tripId={board.tripId} car={car} />
          </>
        ) : (
          <p className="text-meta text-muted">Nobody has said where it parks.</p>
        ))}
      {counts && car.free > 0 && !board.closed && <FreeSeats board={board} car={car} />}
      <CarTow board={board} car={car} towables={towables} />
      {counts && passengers.length > 0 && !passengers.some(isAdult) && (
        <Fact icon="triangle-alert">No adult in this car yet</Fact>
      )}
      {car.anyway && (reach === 'no' || reach === 'check') && (
        <Fact icon="circle-check">
          <span className="flex-1">An organiser says it can get there</span>
          {board.organises && !board.closed && <CountAnyway tripId={board.tripId} car={car} />}
        </Fact>
      )}
    </section>
  );
}

/** What a car looks like, from the facts that are known: "White Isuzu, 4WD". */
const lookOf = ({ colour, make, model, drivetrain }: PlannedCar): string =>
  // The make is left out when the model is unknown, because the car's name is then the make.
  [[colour, model && make].filter(Boolean).join(' '), drivetrain && shortDrivetrains[drivetrain]]
    .filter(Boolean)
    .join(', ');

function CarTow({ board, car, towables }: Pick<Props, 'board' | 'towables'> & { car: PlannedCar }) {
  const towed = towables.find(({ ride_id }) => car.tows.includes(ride_id));
  const waiting = towables.find(({ ride_id }) => ride_id === board.hitching);
  if (towed) {
    const { ride_id, name, description, household_id } = towed;
    const weights = board.towing.find((tow) => tow.car_id === car.ride_id && tow.trailer_id === ride_id);
    return (
      <>
        <Fact icon="caravan">
          <span className="min-w-0 flex-1">
            Tows {name}
            {description && `: ${description}`}
          </span>
          {board.mayMove(household_id) && (
            <IconButton
              label={`Unhitch ${name}`}
              icon={<Icon name="x" />}
              className="-mr-3"
              data-tow={ride_id}
              onClick={() => board.tow(ride_id, name, null)}
            />
          )}
        </Fact>
        {weights && <TowWeights board={board} towed={towed} weights={weights} />}
      </>
    );
  }
  if (!waiting || !car.counts || !car.can_tow) return null;
  return (
    <button
      type="button"
      className="flex min-h-13 w-full items-center gap-2 rounded border border-dashed border-eucalypt bg-eucalypt-soft px-4 text-left hover:border-solid"
      onClick={() => board.tow(waiting.ride_id, waiting.name, car)}
    >
      <Icon name="plus" />
      Tow it<span className="sr-only"> with {car.name}</span>
    </button>
  );
}

interface WeightsProps {
  board: Board;
  towed: Towable;
  weights: TripTow;
}

function TowWeights({ board, towed, weights: { level, title, detail, remedy, other } }: WeightsProps) {
  const car = other && board.plan.cars.find(({ ride_id }) => ride_id === other.ride_id);
  return (
    <TowLine level={level} title={unbroken(title)}>
      {detail && <p className="text-meta text-muted">{unbroken(detail)}</p>}
      {remedy && !car && <p className="text-meta text-muted">{remedy}</p>}
      {car && board.mayMove(towed.household_id) && (
        <button
          type="button"
          className="min-h-11 text-left text-sky underline underline-offset-4"
          onClick={() => board.tow(towed.ride_id, towed.name, car)}
        >
          Have {car.name} tow it
        </button>
      )}
    </TowLine>
  );
}

const Fact = ({ icon, children }: { icon: IconName; children: React.ReactNode }) => (
  <div className="flex min-h-11 items-center gap-2.5 text-body">
    <Icon name={icon} className="text-muted" />
    {children}
  </div>
);
