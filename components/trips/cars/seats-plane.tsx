'use client';

import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { buttonLook } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { Plane, PlaneHeading, PlaneText, widePlaneButton } from '@/components/ui/plane';
import type { Towable } from '@/lib/trips/cars/planned-car';
import { seatNeeds } from '@/lib/trips/cars/seat-needs';
import type { TripDates } from '@/lib/trips/date-rules';
import type { Lift } from '@/lib/trips/next/seats';
import { PeopleRow } from './people-row';
import { SuggestSeats } from './suggest-seats';
import type { Board } from './use-board';

interface Props {
  board: Board;
  dates: TripDates;
  lift: Lift | null;
}

/** Who still needs a seat. A person who is taken out of a car returns to here. */
export function SeatsPlane({ board, dates, lift }: Props) {
  const needs = seatNeeds(board.page);
  const { tripId, page, plan, organises } = board;
  if (!needs) return null;
  const { heading, text, people, tows, missing } = needs;
  const counting = plan.cars.some(({ counts }) => counts);
  const [waiting] = organises ? [] : people;
  const roomy = plan.cars.find((car) => car.counts && car.free > 0);
  return (
    <div
      className="rounded data-target:outline-2 data-target:outline-eucalypt"
      data-column=""
      data-target={board.target === '' || undefined}
    >
      <Plane>
        <div className="flex flex-col gap-3 lg:flex-row lg:flex-wrap lg:items-center">
          <div className="lg:basis-full">
            <PlaneHeading>{heading}</PlaneHeading>
            {text && (
              <PlaneText>
                {(waiting && lift?.text) ?? text}
                {people.length > 0 && counting && (
                  <span className="max-lg:hidden">
                    {' '}
                    Drag a name to a car{organises && ', or let Campmates suggest'}.
                  </span>
                )}
              </PlaneText>
            )}
          </div>
          {people.length + tows.length > 0 && (
            <ul className="lg:flex lg:flex-1 lg:flex-wrap lg:gap-3">
              {people.map((row) => (
                <li key={row.household_id}>
                  <PeopleRow board={board} row={row} column="" />
                </li>
              ))}
              {tows.map((towable) => (
                <li key={towable.ride_id}>
                  <TowableRow board={board} towable={towable} />
                </li>
              ))}
            </ul>
          )}
          {missing && (
            <ButtonLink href={`/trip/${tripId}/notices`} className={widePlaneButton}>
              Ask who has {missing === 'AWD' ? 'an' : 'a'} {missing}
            </ButtonLink>
          )}
          {waiting && lift && (
            <Button className={widePlaneButton} onClick={() => board.seat(waiting.people, lift.ride_id)}>
              {lift.label}
            </Button>
          )}
          {waiting && !lift && roomy && (
            <a href={`#car-${roomy.ride_id}`} className={buttonLook({}, widePlaneButton)}>
              See who has room
            </a>
          )}
          {organises && counting && (
            <SuggestSeats
              tripId={tripId}
              households={page.households}
              dates={dates}
              needed={people.length + tows.length > 0}
            />
          )}
        </div>
      </Plane>
    </div>
  );
}

/** A trailer or boat without a car. A tap marks the cars that could tow it. */
function TowableRow({ board, towable }: { board: Board; towable: Towable }) {
  const { ride_id, name, description } = towable;
  const picked = board.hitching === ride_id;
  return (
    <>
      <button
        type="button"
        className="flex min-h-13 w-full items-center gap-3 rounded text-left aria-pressed:bg-eucalypt-soft lg:border lg:border-control lg:px-4"
        aria-pressed={picked}
        data-tow={ride_id}
        onClick={() => board.hitch(ride_id)}
      >
        <span className="grid w-10 place-items-center lg:w-auto">
          <Icon name="caravan" />
        </span>
        <span className="min-w-0 wrap-break-word">
          {name}
          <span className="block text-meta text-muted">
            {['No car tows it', description].filter(Boolean).join(' · ')}
          </span>
        </span>
      </button>
      {picked && <p className="text-body">{board.hint}</p>}
    </>
  );
}
