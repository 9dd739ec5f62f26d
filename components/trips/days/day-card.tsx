'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { clockText, formatDay, formatWeekday } from '@/lib/dates';
import { countText, peopleText } from '@/lib/text';
import type { CampDay } from '@/lib/trips/days/schema';
import type { MealKind } from '@/lib/trips/meals/grid';
import { dayEntries } from './day-entries';
import { DayLine } from './day-line';
import type { DayRights } from './day-rights';
import { DutyTurns } from './duty-turns';

interface Props extends DayRights {
  day: CampDay;
  /** "19:51"; null when unknown. */
  sunset: string | null;
  /** "14 to 31°"; null without a forecast. */
  weather: string | null;
  folded: boolean;
  onFold: (folded: boolean) => void;
}

export function DayCard({ day, sunset, weather, folded, onFold, ...rights }: Props) {
  const { trip, households, own, edits, onPlan } = rights;
  const entries = dayEntries(day, trip, households);
  const plans = day.plans.length;
  const name = formatWeekday(day.day);
  const inShort = `${countText(day.meals.length, 'meal')}, ${plans > 0 ? countText(plans, 'plan') : 'no plans'}`;
  return (
    <section
      id={`day-${day.day}`}
      aria-labelledby={`day-${day.day}-title`}
      className="card day-card"
      data-folded={folded || undefined}
    >
      <header>
        <div>
          <h2 id={`day-${day.day}-title`}>{formatDay(day.day)}</h2>
          <p>
            {headcountText(day)}
            <span className="day-sum">, {inShort}</span>
          </p>
        </div>
        <div>
          {weather && <p>{weather}</p>}
          {sunset && (
            <p>
              <Icon name="sunset" className="size-4" />
              <span className="sr-only">Sunset </span>
              {clockText(sunset)}
            </p>
          )}
        </div>
        <button
          type="button"
          className="day-fold"
          aria-expanded={!folded}
          aria-label={`${name}: ${inShort}`}
          onClick={() => onFold(!folded)}
        >
          <Icon name="chevron-down" />
        </button>
      </header>
      <div className="day-body">
        <ul>
          {entries.map((entry) => (
            <li key={entry.key} className="day-entry" data-kind={entry.kind}>
              <p className="day-when">{entry.when}</p>
              <div>
                <DayLine entry={entry} day={day.day} tonight={peopleAt(day, 'dinner')} {...rights} />
              </div>
            </li>
          ))}
          {plans === 0 && (
            <li className="day-none">
              {day.day === trip.end_date ? 'No plans.' : 'No plans. A swim, a walk, a sleep-in?'}
            </li>
          )}
        </ul>
        {households.length > 1 && <DutyTurns {...rights} day={day} name={name} onOpen={rights.onTurn} />}
        {edits && (own || rights.organises) && (
          <Button
            variant="quiet"
            className="day-add"
            icon={<Icon name="plus" className="size-4" />}
            aria-haspopup="dialog"
            onClick={() => onPlan(day.day, null)}
          >
            Add a plan<span className="sr-only"> on {name}</span>
          </Button>
        )}
      </div>
    </section>
  );
}

/** Undefined when nobody is there. */
const peopleAt = ({ meals }: CampDay, kind: MealKind) =>
  meals.find(({ meal, people }) => meal === kind && people > 0)?.people;

/** "8 people tonight"; on the day of departure "8 people in the morning". */
function headcountText(day: CampDay): string {
  const [tonight, morning] = [peopleAt(day, 'dinner'), peopleAt(day, 'breakfast') ?? peopleAt(day, 'lunch')];
  if (tonight) return `${peopleText(tonight)} tonight`;
  return morning ? `${peopleText(morning)} in the morning` : 'Nobody’s there';
}
