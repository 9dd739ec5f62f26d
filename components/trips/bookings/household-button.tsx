import type { PointerEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { peopleText } from '@/lib/text';
import type { NamedHouseholdSize } from '@/lib/trips/bookings/booking-capacity';
import { HouseholdFace, type Tints } from '../household-face';

interface Props {
  household: NamedHouseholdSize;
  tints: Tints;
  own: string | null;
  picked: boolean;
  /** null when the reader may not move the household. */
  onPick: (() => void) | null;
  onPress: (event: PointerEvent<HTMLElement>) => void;
}

/** Picked by a tap and dragged with a mouse. Plain text when the reader may not move it. */
export function HouseholdButton({ household, tints, own, picked, onPick, onPress }: Props) {
  const { household_id, name, people } = household;
  const inside = (
    <>
      <HouseholdFace name={name} tint={tints[household_id]} className="size-10 text-sm" />
      <span>
        {household_id === own ? 'You' : name}
        <span>{peopleText(people)}</span>
      </span>
    </>
  );
  if (!onPick) return <div className="pitch-household">{inside}</div>;
  return (
    <button
      type="button"
      className="pitch-household"
      aria-pressed={picked}
      onClick={onPick}
      onPointerDown={onPress}
    >
      {inside}
      {picked && <Icon name="circle-check" />}
    </button>
  );
}
