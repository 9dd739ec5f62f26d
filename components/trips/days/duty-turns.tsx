'use client';

import { classNames } from '@/components/ui/class-names';
import type { CampDay } from '@/lib/trips/days/schema';
import { HouseholdFace, type Tints } from '../household-face';
import type { DaysHousehold } from './day-entries';

export interface OpenTurn {
  day: string;
  duty: number;
  household_id: string | null;
}

interface Props {
  day: CampDay;
  /** "Saturday". */
  name: string;
  duties: readonly string[];
  households: readonly DaysHousehold[];
  /** By household id. */
  names: Record<string, string>;
  tints: Tints;
  own: string | null;
  edits: boolean;
  onOpen: (turn: OpenTurn) => void;
}

export function DutyTurns({ day, name, duties, households, names, tints, own, edits, onOpen }: Props) {
  if (day.duties.length === 0) return null;
  return (
    <div className="border-t border-line py-2">
      <h3 id={`duties-${day.day}`} className="text-meta text-muted">
        Whose turn
      </h3>
      <ul
        aria-labelledby={`duties-${day.day}`}
        className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2 lg:grid-cols-1"
      >
        {day.duties.map(({ duty, household_id }) => {
          const household = households.find((each) => each.household_id === household_id);
          const mine = own !== null && household_id === own;
          const who = household ? (mine ? 'You' : names[household.household_id]) : 'Nobody yet';
          const inside = (
            <>
              <span>{duties[duty]}</span>
              <span>
                {household && (
                  <HouseholdFace
                    name={household.name}
                    tint={tints[household.household_id]}
                    className="size-6 text-xs"
                  />
                )}
                {who}
              </span>
            </>
          );
          const look = classNames('day-duty', mine && 'day-duty-own', !household && 'day-duty-free');
          return (
            <li key={duty}>
              {edits ? (
                <button
                  type="button"
                  className={look}
                  aria-haspopup="dialog"
                  onClick={() => onOpen({ day: day.day, duty, household_id })}
                >
                  {inside}
                  <span className="sr-only"> on {name}</span>
                </button>
              ) : (
                <div className={look}>{inside}</div>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
