'use client';

import type { CampDay } from '@/lib/trips/days/schema';

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
  /** Of those who are going, by household id. */
  names: Record<string, string>;
  own: string | null;
  edits: boolean;
  onOpen: (turn: OpenTurn) => void;
}

export function DutyTurns({ day, name, duties, names, own, edits, onOpen }: Props) {
  if (day.duties.length === 0) return null;
  return (
    <div className="border-t border-line py-2">
      <h3 id={`duties-${day.day}`} className="text-meta text-muted">
        Whose turn
      </h3>
      <ul aria-labelledby={`duties-${day.day}`} className="flex flex-wrap text-body">
        {day.duties.map(({ duty, household_id }) => {
          const mine = own !== null && household_id === own;
          const who = mine ? 'you' : household_id && names[household_id];
          const inside = (
            <>
              <span className="text-muted">{duties[duty]}</span>{' '}
              <span className={mine ? 'font-semibold' : who ? undefined : 'text-ochre'}>
                {who || 'nobody yet'}
              </span>
            </>
          );
          return (
            <li
              key={duty}
              className="flex min-w-0 items-center wrap-anywhere not-last:after:mx-2 not-last:after:text-muted not-last:after:content-['·']"
            >
              {edits ? (
                <button
                  type="button"
                  className="min-h-11 text-left hover:underline"
                  aria-haspopup="dialog"
                  onClick={() => onOpen({ day: day.day, duty, household_id })}
                >
                  {inside}
                  <span className="sr-only"> on {name}</span>
                </button>
              ) : (
                <p>{inside}</p>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
