'use client';

import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { countText } from '@/lib/text';
import type { PlannedCar } from '@/lib/trips/cars/planned-car';
import { seatNeeds } from '@/lib/trips/cars/seat-needs';
import { namesOf } from './names-of';
import type { Board } from './use-board';

/** One row for all free seats of a car. */
export function FreeSeats({ board, car }: { board: Board; car: PlannedCar }) {
  const [open, setOpen] = useState(false);
  const { ride_id, name, free } = car;
  if (board.takes(car)) {
    return (
      <button
        type="button"
        className="flex min-h-13 w-full items-center gap-2 rounded border border-dashed border-eucalypt bg-eucalypt-soft px-4 text-left hover:border-solid"
        onClick={() => board.seatPicked(ride_id)}
      >
        <Icon name="plus" />
        Sit here<span className="sr-only">, in {name}</span>
      </button>
    );
  }
  const waiting = seatNeeds(board.page)?.people.map(({ people }) => people) ?? [];
  const choices = waiting.flatMap((people) =>
    people.length <= free ? [people] : people.map((one) => [one]),
  );
  if (choices.length === 0) return null;
  const [own] = board.organises || choices.length > 1 ? [] : choices;
  return (
    <div className={spareRow}>
      <p>{countText(free, 'free seat')}</p>
      <button
        type="button"
        aria-haspopup={own ? undefined : 'dialog'}
        className="line-link"
        onClick={() => (own ? board.seat(own, ride_id) : setOpen(true))}
      >
        {own ? 'Sit here' : 'Put someone in'}
        <span className="sr-only">
          {own && ', in'} {name}
        </span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Who rides in ${name}?`}>
        <ul className="divide-y divide-line">
          {choices.map((people) => (
            <li key={people[0]?.person_id}>
              <button
                type="button"
                className="min-h-13 w-full text-left"
                onClick={() => {
                  setOpen(false);
                  board.seat(people, ride_id);
                }}
              >
                {namesOf(people)}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
}

export const spareRow =
  'flex min-h-13 flex-wrap items-center justify-between gap-x-2 rounded border border-dashed border-control px-3 py-2 text-body';
