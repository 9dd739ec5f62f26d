'use client';

import { usePreload } from '@/components/ui/late-part';
import { towablesOf } from '@/lib/trips/seats/seat-plan';
import { CarColumn } from './car-column';
import { type BoardProps, dragScript, useBoard } from './use-board';
import { WaitingPanel } from './waiting-panel';

/** Who rides with whom, one column a car; by tap, by drag and by keyboard. */
export function CarsBoard({ closed, ...props }: BoardProps & { closed: boolean }) {
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
          <CarColumn key={car.ride_id} board={board} car={car} towables={towables} />
        ))}
      </div>
    </div>
  );
}
