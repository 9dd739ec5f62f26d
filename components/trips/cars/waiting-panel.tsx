'use client';

import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { countText } from '@/lib/text';
import { type Access, asksFirst } from '@/lib/trips/cars/car-standing';
import { freeIn, ifYes, type Towable } from '@/lib/trips/cars/planned-car';
import { namesOf, remarkOf, waitingTitle } from './board-text';
import { hintFor } from './hint';
import { TravellerRow } from './traveller-row';
import type { Board } from './use-board';

/**
 * The first card on the page: the people without a seat and the trailers without a car. A person
 * who is taken out of a car returns to this card.
 */
export function WaitingPanel({ board, access }: { board: Board; access: Access }) {
  const { closed, plan } = board;
  const { cars, free, unseated, untowed } = plan;
  const toAsk = freeIn(cars.filter((car) => asksFirst(access, car)));
  const open = unseated.length + untowed.length > 0;
  const seated = board.picked.filter(({ person_id }) => !unseated.some((one) => one.person_id === person_id));
  return (
    <section
      aria-labelledby="waiting"
      className="card waiting-panel"
      data-open={(open && !closed) || undefined}
      data-column=""
      data-target={board.target === '' || undefined}
    >
      <header>
        <Icon
          name={open ? 'triangle-alert' : 'circle-check'}
          className={classNames('mt-0.5', closed ? 'text-muted' : open ? 'text-ember' : 'text-eucalypt')}
        />
        <div>
          <h2 id="waiting">{waitingTitle(plan)}</h2>
          {!closed && unseated.length > 0 && cars.some(({ counts }) => !counts) && (
            <p>{freeText(free.to_site, toAsk.to_site)}</p>
          )}
          <p>{hintFor(board, closed)}</p>
        </div>
      </header>
      <ul>
        {unseated.map((traveller) => {
          const remark = remarkOf(traveller, false, board.arrivalOf(traveller.household_id));
          return (
            <li key={traveller.person_id} data-wide={isLong(traveller.name, remark) || undefined}>
              <TravellerRow board={board} traveller={traveller} remark={remark} />
            </li>
          );
        })}
        {seated.length > 0 && (
          <li data-wide>
            <button type="button" className="seat-here" onClick={() => board.seatPicked('')}>
              <Icon name="minus" />
              No seat for {namesOf(seated)}
            </button>
          </li>
        )}
        {untowed.map((towable) => (
          <li key={towable.ride_id} data-wide>
            <TowableRow board={board} towable={towable} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Returns how many seats are free: "1 seat is free in a car that gets there.", "12 seats are free
 * in cars that get there, 5 of them if the campsite says yes."
 */
function freeText(free: number, toAsk: number): string {
  if (free === 0) return 'No seat is free in a car that gets there.';
  const text = `${countText(free, 'seat')} ${free === 1 ? 'is' : 'are'} free in ${free === 1 ? 'a car that gets' : 'cars that get'} there`;
  return `${text}${ifYes(toAsk, free)}.`;
}

/** True when the name or the remark is too long for a column of half a phone's width. */
const isLong = (name: string, remark: string) =>
  remark.length > 8 || name.length > 18 || name.split(/\s+/u).some((word) => word.length > 9);

/** A trailer or boat without a car. A tap marks the cars that could tow it. */
function TowableRow({ board, towable }: { board: Board; towable: Towable }) {
  const { ride_id, name, description, household_id } = towable;
  const words = (
    <>
      <Icon name="caravan" />
      <span>
        {name}
        <small>{['No car yet', description].filter(Boolean).join(' · ')}</small>
      </span>
    </>
  );
  if (!board.mayMove(household_id)) return <div className="traveller">{words}</div>;
  const picked = board.hitching === ride_id;
  return (
    <div className="traveller traveller-movable" data-picked={picked || undefined}>
      <button
        type="button"
        className="traveller-pick"
        aria-pressed={picked}
        data-tow={ride_id}
        onClick={() => board.hitch(ride_id)}
      >
        {words}
      </button>
    </div>
  );
}
