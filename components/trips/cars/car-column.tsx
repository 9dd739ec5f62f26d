'use client';

import { tintOf } from '@/components/trips/household-face';
import { Icon, type IconName } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { formatDay } from '@/lib/dates';
import type { Access } from '@/lib/trips/cars/car-standing';
import { isAdult, type PlannedCar, type Towable } from '@/lib/trips/cars/planned-car';
import { carLook, remarkOf, towText, wayText } from './board-text';
import { CountAnyway } from './count-anyway';
import { TravellerRow } from './traveller-row';
import type { Board } from './use-board';

interface Props {
  board: Board;
  car: PlannedCar;
  access: Access;
  towables: Towable[];
}

/** At most this many seats are drawn as squares. */
const MOST_SQUARES = 9;

/** At most this many free seats are listed one by one. */
const MOST_DRAWN = 6;

export function CarColumn({ board, car, access, towables }: Props) {
  const { ride_id, name, seats, passengers, free, household_id, description } = car;
  const [driver] = passengers;
  const drawn = Math.min(free, MOST_DRAWN);
  const takes = board.takes(car);
  const nights = board.nightsOf(household_id);
  const way = wayText(car, access);
  const arrival = board.arrivalOf(household_id);
  const otherArrival = (id: string) => {
    const own = board.arrivalOf(id);
    return own === arrival ? null : (own ?? 'there from the first day');
  };
  return (
    <section
      aria-labelledby={`car-${ride_id}`}
      className="card car-column"
      data-column={ride_id}
      data-target={board.target === ride_id || undefined}
    >
      <header>
        <div>
          <h2 id={`car-${ride_id}`}>{name}</h2>
          {arrival && <p>{arrival}</p>}
        </div>
        <p>
          <span>{carLook(car)}</span>
          <span className="seat-count">
            <span aria-hidden="true">
              {Array.from({ length: Math.min(seats, MOST_SQUARES) }, (_, seat) => (
                <i key={seat} className={tintOf(board.faceOf(passengers[seat]?.household_id ?? '').tint)} />
              ))}
            </span>
            {passengers.length} of {seats} {seats === 1 ? 'seat' : 'seats'}
          </span>
        </p>
        {description && <p className="wrap-anywhere whitespace-pre-line">{description}</p>}
      </header>
      <ul>
        {passengers.map((traveller) => (
          <li key={traveller.person_id}>
            <TravellerRow
              board={board}
              traveller={traveller}
              remark={remarkOf(
                traveller,
                traveller === driver && isAdult(traveller),
                otherArrival(traveller.household_id),
              )}
            />
          </li>
        ))}
        {Array.from({ length: drawn }, (_, seat) => (
          // On phones one row represents all free seats, so that the next car isn't far below.
          <li key={seat} className={seat > 0 ? 'max-sm:hidden' : undefined}>
            {takes ? (
              <button type="button" className="seat-here" onClick={() => board.seatPicked(ride_id)}>
                <Icon name="plus" />
                Sit here<span className="sr-only">, in {name}</span>
              </button>
            ) : (
              <p className="free-seat">
                <span className={seat === 0 ? 'max-sm:hidden' : undefined}>Free seat</span>
                {seat === 0 && (
                  <span className="sm:hidden">
                    {free} free {free === 1 ? 'seat' : 'seats'}
                  </span>
                )}
              </p>
            )}
          </li>
        ))}
        {free > drawn && <li className="more-seats max-sm:hidden">and {free - drawn} more</li>}
      </ul>
      <CarTow board={board} car={car} towables={towables} />
      {passengers.length > 0 && !passengers.some(isAdult) && (
        <Fact icon="triangle-alert" check>
          No adult in this car yet
        </Fact>
      )}
      {way && (
        <Fact icon="triangle-alert" check>
          <span>{way}</span>
          {car.anyway && board.organises && <CountAnyway tripId={board.tripId} car={car} />}
        </Fact>
      )}
      {nights?.leave_on && <Fact icon="clock">Leaves on {formatDay(nights.leave_on)}</Fact>}
    </section>
  );
}

function CarTow({ board, car, towables }: Omit<Props, 'access'>) {
  const towed = towables.find(({ ride_id }) => car.tows.includes(ride_id));
  const waiting = towables.find(({ ride_id }) => ride_id === board.hitching);
  if (towed) {
    return (
      <Fact icon="caravan">
        <span>{towText(towed)}</span>
        {board.mayMove(towed.household_id) && (
          <IconButton
            label={`Unhitch ${towed.name}`}
            icon={<Icon name="x" />}
            data-tow={towed.ride_id}
            onClick={() => board.tow(towed.ride_id, towed.name, null)}
          />
        )}
      </Fact>
    );
  }
  if (!car.can_tow) return null;
  if (!waiting) return <Fact icon="caravan">Can tow</Fact>;
  return (
    <div className="car-fact">
      <button
        type="button"
        className="seat-here"
        onClick={() => board.tow(waiting.ride_id, waiting.name, car)}
      >
        <Icon name="plus" />
        Tow it<span className="sr-only"> with {car.name}</span>
      </button>
    </div>
  );
}

interface FactProps {
  icon: IconName;
  check?: boolean;
  children: React.ReactNode;
}

const Fact = ({ icon, check = false, children }: FactProps) => (
  <div className="car-fact">
    <Icon name={icon} className={check ? 'text-ochre' : 'text-muted'} />
    {children}
  </div>
);
