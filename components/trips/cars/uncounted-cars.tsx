import { Icon } from '@/components/ui/icon';
import type { PlannedCar } from '@/lib/trips/cars/planned-car';
import { carLook, namesOf } from './board-text';
import { CarTools } from './car-tools';
import type { Board } from './use-board';

interface Props {
  board: Board;
  title: string;
  cars: PlannedCar[];
}

/** Cars whose seats don't count. Nobody can be given a seat in them. */
export function UncountedCars({ board, title, cars }: Props) {
  if (cars.length === 0) return null;
  return (
    <section aria-label={title} className="uncounted-cars">
      <header>
        <h2>{title}</h2>
        <p>seats not counted</p>
      </header>
      <div className="card">
        {cars.map((car) => (
          <UncountedCar key={car.ride_id} board={board} car={car} />
        ))}
      </div>
    </section>
  );
}

function UncountedCar({ board, car }: { board: Board; car: PlannedCar }) {
  const { ride_id, name, why_not, parks_at, household_id, passengers } = car;
  const stranded = board.plan.unseated.filter((one) => one.household_id === household_id);
  const from = parks_at ? ' from there' : '';
  return (
    <section aria-labelledby={`car-${ride_id}`}>
      <h3 id={`car-${ride_id}`}>{name}</h3>
      <p>{carLook(car)}</p>
      {why_not === 'driver' && <p>No adult of this household is going.</p>}
      {parks_at && (
        <p className="wrap-anywhere">
          <Icon name="map-pin" />
          Parks at {parks_at}
        </p>
      )}
      {passengers.length > 0 && (
        <p>
          {namesOf(passengers)} {passengers.length === 1 ? 'rides' : 'ride'} as far as there
        </p>
      )}
      {stranded.length > 0 && !board.closed && (
        <p className="text-ember">
          <Icon name="triangle-alert" />
          {namesOf(stranded)} {stranded.length === 1 ? 'needs' : 'need'} a seat{from}
        </p>
      )}
      {board.organises && <CarTools tripId={board.tripId} car={car} />}
    </section>
  );
}
