'use client';

import { Icon } from '@/components/ui/icon';
import { usePreload } from '@/components/ui/late-part';
import { ownRide, rideText } from '@/lib/trips/seats/own-ride';
import { towablesOf } from '@/lib/trips/seats/seat-plan';
import { CarColumn } from './car-column';
import { SuggestSeats } from './suggest-seats';
import { UncountedCars } from './uncounted-cars';
import { type BoardProps, dragScript, useBoard } from './use-board';
import { WaitingPanel } from './waiting-panel';

interface Props extends BoardProps {
  /** The reader's own household. */
  ownId: string | null;
}

/** Who rides with whom, one column a car; by tap, by drag and by keyboard. */
export function CarsBoard({ ownId, ...props }: Props) {
  const board = useBoard(props);
  usePreload(dragScript);
  const { tripId, households, access } = props;
  const towables = households.flatMap(towablesOf);
  const { cars } = board.plan;
  const counting = cars.filter(({ counts }) => counts);
  const unreaching = cars.filter(({ why_not }) => why_not === 'access');
  const ride = ownId && ownRide(board.plan, ownId);
  const taken = counting.reduce((sum, { passengers }) => sum + passengers.length, 0);
  return (
    <div className="cars-board">
      <p role="status" className="sr-only">
        {board.said}
      </p>
      <p id="how-to-move" hidden>
        Enter picks up, arrow keys move, Enter drops, Escape returns.
      </p>
      {board.organises && counting.length > 0 && <SuggestSeats tripId={tripId} households={households} />}
      <WaitingPanel board={board} />
      {ride && (
        <p className="own-ride">
          <Icon name="armchair" />
          {rideText(ride, ownId, true)}
        </p>
      )}
      {unreaching.length > 0 && counting.length > 0 && (
        <header className="cars-heading">
          <h2>Gets there</h2>
          <p>
            {taken} of {taken + board.plan.free_seats} seats taken
          </p>
        </header>
      )}
      <div className="cars-grid">
        {counting.map((car) => (
          <CarColumn key={car.ride_id} board={board} car={car} access={access} towables={towables} />
        ))}
      </div>
      <UncountedCars board={board} title="Can’t reach the site" cars={unreaching} />
      <UncountedCars
        board={board}
        title="Nobody to drive"
        cars={cars.filter(({ why_not }) => why_not === 'driver')}
      />
    </div>
  );
}
