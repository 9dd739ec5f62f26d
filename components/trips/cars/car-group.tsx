import type { ReactNode } from 'react';
import type { PlannedCar } from '@/lib/trips/cars/planned-car';

interface Props {
  /** Null when the cars need no heading. */
  title: string | null;
  cars: readonly PlannedCar[];
  /**
   * A button beside the heading, with which an organiser records the campsite's answer about these
   * cars.
   */
  action?: ReactNode;
  children: ReactNode;
}

export function CarGroup({ title, cars, action, children }: Props) {
  if (cars.length === 0) return null;
  const taken = cars.reduce((sum, { passengers }) => sum + passengers.length, 0);
  const seats = cars.reduce((sum, car) => sum + car.seats, 0);
  return (
    <>
      {title && (
        <header className="cars-heading">
          <h2>{title}</h2>
          <p>
            {taken} of {seats} seats taken
          </p>
          {action}
        </header>
      )}
      <div className="cars-grid">{children}</div>
    </>
  );
}
