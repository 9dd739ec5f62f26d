'use client';

import type { KeyboardEvent, PointerEvent } from 'react';
import { HouseholdFace } from '@/components/trips/household-face';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import type { Traveller } from '@/lib/trips/cars/planned-car';
import type { Board } from './use-board';

interface Props {
  board: Board;
  traveller: Traveller;
  remark: string;
}

/**
 * A person in a car or without a seat. A tap on the name picks the person. The handle moves the
 * person by dragging or with the keyboard.
 */
export function TravellerRow({ board, traveller, remark }: Props) {
  const { person_id, household_id, name } = traveller;
  const words = (
    <>
      <HouseholdFace {...board.faceOf(household_id)} />
      <span className={classNames('whole-name', remark && 'name-beside-remark')} title={name}>
        {name}
      </span>
      {remark && <small>{remark}</small>}
    </>
  );
  if (!board.mayMove(household_id)) return <div className="traveller">{words}</div>;
  const picked = board.isPicked(person_id);
  return (
    <div className="traveller traveller-movable" data-person={person_id} data-picked={picked || undefined}>
      <button
        type="button"
        className="traveller-handle"
        aria-label={`Move ${name}`}
        aria-describedby="how-to-move"
        aria-pressed={board.lifted === person_id}
        onClick={() => board.pickAlone(traveller)}
        onKeyDown={(event: KeyboardEvent) => board.onHandleKey(event, traveller)}
        onBlur={board.putBack}
        onPointerDown={(event: PointerEvent<HTMLElement>) => board.onHandlePress(event, traveller)}
      >
        <Icon name="grip-vertical" />
      </button>
      <button
        type="button"
        className="traveller-pick"
        aria-pressed={picked}
        onClick={() => board.pick(traveller)}
      >
        {words}
      </button>
    </div>
  );
}
