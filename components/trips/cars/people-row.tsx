'use client';

import type { KeyboardEvent, PointerEvent } from 'react';
import { HouseholdFace } from '@/components/trips/household-face';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import type { SeatRow } from '@/lib/trips/cars/car-groups';
import { namesOf } from './names-of';
import type { Board } from './use-board';

interface Props {
  board: Board;
  row: SeatRow;
  /** The car's id, '' without a seat; null where nobody can be moved. */
  column: string | null;
}

/**
 * People of one household in a car or without a seat. A tap picks them, and then shows each of them to pick
 * alone. The handle moves the picked people of the row by dragging or with the keyboard.
 */
export function PeopleRow({ board, row, column }: Props) {
  const { household_id, people, names, detail, short } = row;
  const words = (
    <>
      <HouseholdFace {...board.faceOf(household_id)} />
      <span className="min-w-0 flex-1 py-1">
        <span className="block wrap-break-word">{names}</span>
        {detail && (
          <span
            className={classNames('block text-meta wrap-break-word', short ? 'text-ochre' : 'text-muted')}
          >
            {detail}
          </span>
        )}
      </span>
    </>
  );
  if (column === null || !board.mayMove(household_id))
    return <div className="flex min-h-13 items-center gap-3">{words}</div>;
  const picked = people.filter(board.isPicked);
  const moved = picked.length > 0 ? picked : people;
  const lifted = people.some(({ person_id }) => board.lifted.includes(person_id));
  return (
    <div
      className={classNames(
        'group/row -mx-2 rounded px-2 data-dragged:pointer-events-none data-dragged:relative data-dragged:z-40 data-dragged:bg-card data-dragged:shadow-lg',
        column === '' && 'lg:mx-0 lg:px-0',
        picked.length > 0 && 'bg-eucalypt-soft outline-2 outline-eucalypt',
      )}
      data-people={people.map(({ person_id }) => person_id).join(' ')}
    >
      <div
        className={classNames('flex items-center', column === '' && 'lg:rounded lg:border lg:border-control')}
      >
        <button
          type="button"
          className={classNames(
            'people-handle grid min-h-11 w-9 shrink-0 cursor-grab touch-none place-items-center rounded text-muted hover:text-ink aria-pressed:text-eucalypt max-lg:hidden',
            column !== '' &&
              'order-last opacity-0 group-hover/row:opacity-100 focus-visible:opacity-100 aria-pressed:opacity-100',
          )}
          aria-label={`Move ${namesOf(moved)}`}
          aria-describedby="how-to-move"
          aria-pressed={lifted}
          onClick={() => board.choose(moved)}
          onKeyDown={(event: KeyboardEvent) => board.onHandleKey(event, moved)}
          onBlur={board.putBack}
          onPointerDown={(event: PointerEvent<HTMLElement>) => board.onHandlePress(event, moved)}
        >
          <Icon name="grip-vertical" />
        </button>
        <button
          type="button"
          className={classNames(
            'people-pick flex min-h-13 min-w-0 flex-1 items-center gap-3 rounded text-left',
            column === '' && 'lg:pr-4',
          )}
          aria-pressed={picked.length > 0}
          onClick={() => board.choose(picked.length > 0 ? [] : people)}
        >
          {words}
        </button>
      </div>
      {picked.length > 0 && (
        <div className="space-y-2 pb-3 lg:px-2">
          {people.length > 1 && (
            <ul className="flex flex-wrap gap-2">
              {people.map((one) => (
                <li key={one.person_id}>
                  <button
                    type="button"
                    className="min-h-11 rounded-full border border-control bg-card px-4 aria-pressed:border-eucalypt aria-pressed:font-medium"
                    aria-pressed={board.isPicked(one)}
                    onClick={() =>
                      board.choose(people.filter((each) => board.isPicked(each) !== (each === one)))
                    }
                  >
                    {one.name}
                  </button>
                </li>
              ))}
            </ul>
          )}
          <p className="text-body">{board.hint}</p>
          {column !== '' && (
            <Button variant="secondary" size="sm" onClick={() => board.seatPicked('')}>
              Take out<span className="sr-only"> {namesOf(picked)}</span>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
