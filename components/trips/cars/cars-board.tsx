'use client';

import { Icon } from '@/components/ui/icon';
import { usePreload } from '@/components/ui/late-part';
import { asksFirst } from '@/lib/trips/cars/car-standing';
import { ownRide, rideText } from '@/lib/trips/cars/own-ride';
import { type PlannedCar, towablesOf } from '@/lib/trips/cars/planned-car';
import { AnswerFinding } from '../fit/answer-finding';
import type { AnswerFindingProps } from '../fit/finding-path';
import { askTitle } from './board-text';
import { CarColumn } from './car-column';
import { CarGroup } from './car-group';
import { ConvoyLine } from './convoy-line';
import { SuggestSeats } from './suggest-seats';
import { UncountedCars } from './uncounted-cars';
import { type BoardProps, dragScript, useBoard } from './use-board';
import { WaitingPanel } from './waiting-panel';

interface Props extends BoardProps {
  /** The id of the reader's own household; null for none. */
  ownId: string | null;
  /** The question about the cars to ask the campsite; null when there is none. */
  question: AnswerFindingProps['finding'] | null;
  /** The meeting time and place, and the UHF channel; null when none of them is set. */
  meeting: string | null;
}

/**
 * The cars and their passengers. People can be moved by tapping, by dragging and with the keyboard.
 */
export function CarsBoard({ ownId, question, meeting, ...props }: Props) {
  const board = useBoard(props);
  usePreload(dragScript);
  const { tripId, households, access } = props;
  const towables = households.flatMap(towablesOf);
  const { cars } = board.plan;
  const counting = cars.filter(({ counts }) => counts);
  const unreaching = cars.filter(({ why_not }) => why_not === 'access');
  const asked = counting.filter((car) => asksFirst(access, car));
  const sure = counting.filter((car) => !asked.includes(car));
  // While the way in is unknown, no car is sure to reach the site.
  const sureTitle = access ? 'Gets there' : 'Should get there';
  const ride = ownId && ownRide(board.plan, ownId);
  const column = (car: PlannedCar) => (
    <CarColumn key={car.ride_id} board={board} car={car} access={access} towables={towables} />
  );
  return (
    <div className="cars-board">
      <p role="status" className="sr-only">
        {board.said}
      </p>
      <p id="how-to-move" hidden>
        Enter picks up, arrow keys move, Enter drops, Escape returns.
      </p>
      {board.organises && counting.length > 0 && (
        <SuggestSeats tripId={tripId} households={households} dates={props.dates} />
      )}
      <WaitingPanel board={board} access={access} />
      {ride && (
        <p className="own-ride">
          <Icon name="armchair" />
          {rideText(ride, ownId, true)}
        </p>
      )}
      <ConvoyLine tripId={tripId} cars={cars} meeting={meeting} edits={board.organises && !board.closed} />
      <CarGroup title={asked.length + unreaching.length > 0 ? sureTitle : null} cars={sure}>
        {sure.map(column)}
      </CarGroup>
      <CarGroup
        title={askTitle(asked, access)}
        cars={asked}
        action={board.organises && question && <AnswerFinding tripId={tripId} finding={question} />}
      >
        {asked.map(column)}
      </CarGroup>
      <UncountedCars board={board} title="Can’t reach the site" cars={unreaching} />
      <UncountedCars
        board={board}
        title="Nobody to drive"
        cars={cars.filter(({ why_not }) => why_not === 'driver')}
      />
    </div>
  );
}
