'use client';

import { usePreload } from '@/components/ui/late-part';
import type { Drivetrain } from '@/lib/drivetrains';
import { towablesOf } from '@/lib/trips/seats/seat-plan';
import { CarColumn } from './car-column';
import { type BoardProps, dragScript, useBoard } from './use-board';
import { WaitingPanel } from './waiting-panel';

interface Props extends BoardProps {
  /** What the way in to the site asks of a car; null where nobody has said. */
  access: Drivetrain | null;
  closed: boolean;
}

/** Who rides with whom, one column a car; by tap, by drag and by keyboard. */
export function CarsBoard({ access, closed, ...props }: Props) {
  const board = useBoard(props);
  usePreload(dragScript);
  const towables = props.households.flatMap(towablesOf);
  return (
    <div className="cars-board">
      <p role="status" className="sr-only">
        {board.said}
      </p>
      <p id="how-to-move" hidden>
        Enter picks up, arrow keys move, Enter drops, Escape returns.
      </p>
      <WaitingPanel board={board} closed={closed} />
      <div className="cars-grid">
        {board.plan.cars.map((car) => (
          <CarColumn key={car.ride_id} board={board} car={car} access={access} towables={towables} />
        ))}
      </div>
    </div>
  );
}
