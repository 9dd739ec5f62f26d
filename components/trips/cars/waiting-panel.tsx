'use client';

import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import type { Towable } from '@/lib/trips/seats/seat-plan';
import { namesOf, remarkOf, waitingTitle } from './board-text';
import { hintFor } from './hint';
import { TravellerRow } from './traveller-row';
import type { Board } from './use-board';

/** Who has no seat and what has no car: first on the page, and where one puts somebody who leaves a car. */
export function WaitingPanel({ board, closed }: { board: Board; closed: boolean }) {
  const { unseated, untowed } = board.plan;
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
          <h2 id="waiting">{waitingTitle(board.plan)}</h2>
          <p>{hintFor(board, closed)}</p>
        </div>
      </header>
      <ul>
        {unseated.map((traveller) => (
          <li key={traveller.person_id}>
            <TravellerRow board={board} traveller={traveller} remark={remarkOf(traveller, false)} />
          </li>
        ))}
        {seated.length > 0 && (
          <li>
            <button type="button" className="seat-here" onClick={() => board.seatPicked('')}>
              <Icon name="minus" />
              No seat for {namesOf(seated)}
            </button>
          </li>
        )}
        {untowed.map((towable) => (
          <li key={towable.ride_id}>
            <TowableRow board={board} towable={towable} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A trailer or boat without a car: tapped, the cars that could tow it say so. */
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
    <div className="traveller" data-picked={picked || undefined}>
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
