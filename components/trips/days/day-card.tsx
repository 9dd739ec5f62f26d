'use client';

import { TideRow } from '@/components/campsites/tides/tide-row';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ShownTides } from '@/lib/campsites/tides/shown-tides';
import { clockText, type Day, formatDay, formatWeekday } from '@/lib/dates';
import { countText, peopleText } from '@/lib/text';
import type { CampDay } from '@/lib/trips/days/schema';
import { type MealKind, mealKey } from '@/lib/trips/meals/grid';
import type { DayStop } from '../stops/day-stop';
import { StopName } from '../stops/stop-name';
import { dayEntries } from './day-entries';
import { DayLine } from './day-line';
import type { DayRights } from './day-rights';
import { DutyTurns } from './duty-turns';

interface Props extends DayRights {
  day: CampDay;
  today: Day;
  /** Undefined on a trip with one stop. */
  stop?: DayStop | undefined;
  /** "19:51"; null when unknown. */
  sunset: string | null;
  /** "14 to 31°"; null without a forecast. */
  weather: string | null;
  tides: ShownTides | null;
  folded: boolean;
  onFold: (folded: boolean) => void;
}

export function DayCard({ day, today, stop, sunset, weather, tides, folded, onFold, ...rights }: Props) {
  const { trip, households, own, edits, over, onPlan } = rights;
  const meals = day.meals.filter(
    ({ meal, title, cooks }) =>
      title !== null || cooks.length > 0 || !over.has(mealKey({ day: day.day, meal })),
  );
  const entries = dayEntries({ ...day, meals }, trip, households);
  const plans = day.plans.length;
  const name = formatWeekday(day.day);
  const inShort = `${countText(meals.length, 'meal')}, ${plans > 0 ? countText(plans, 'plan') : 'no plans'}`;
  return (
    <section id={`day-${day.day}`} aria-labelledby={`day-${day.day}-title`} className="day-card scroll-mt-4">
      <header className="flex items-center gap-3 pb-1">
        <div className="min-w-0 flex-1">
          <h2 id={`day-${day.day}-title`} className="text-row">
            {formatDay(day.day)}
          </h2>
          {stop && <StopName {...stop} />}
          <p className="text-meta text-muted">
            {headcountText(day, today)}
            <span className={folded ? 'lg:hidden' : 'hidden'}>, {inShort}</span>
          </p>
        </div>
        <div className="max-w-1/2 text-right text-meta text-muted">
          {weather && <p>{weather}</p>}
          {sunset && (
            <p className="flex items-center justify-end gap-1">
              <Icon name="sunset" className="size-4" />
              <span className="sr-only">Sunset </span>
              {clockText(sunset)}
            </p>
          )}
        </div>
        <button
          type="button"
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-ink/5 lg:hidden"
          aria-expanded={!folded}
          aria-label={`${name}: ${inShort}`}
          onClick={() => onFold(!folded)}
        >
          <Icon name="chevron-down" className={folded ? '-rotate-90' : undefined} />
        </button>
      </header>
      <div className={folded ? 'max-lg:hidden' : undefined}>
        <ul>
          {entries.map((entry) => (
            <li
              key={entry.key}
              className="grid min-h-13 grid-cols-[5rem_minmax(0,1fr)] content-center items-baseline gap-x-3 border-line py-1.5 not-first:border-t large-text:block"
              data-kind={entry.kind}
            >
              <p className="text-meta text-muted">{entry.when}</p>
              <div>
                <DayLine entry={entry} day={day.day} tonight={peopleAt(day, 'dinner')} {...rights} />
              </div>
            </li>
          ))}
        </ul>
        {tides && <TideRow tides={tides} day={day.day} />}
        {households.length > 1 && <DutyTurns {...rights} day={day} name={name} onOpen={rights.onTurn} />}
        {edits && (own || rights.organises) && (
          <Button
            variant="quiet"
            className="w-full rounded-none border-0 border-t border-solid border-line"
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

/** "8 people tonight", "8 people overnight"; on the day of departure "8 people in the morning". */
function headcountText(day: CampDay, today: Day): string {
  const [tonight, morning] = [peopleAt(day, 'dinner'), peopleAt(day, 'breakfast') ?? peopleAt(day, 'lunch')];
  if (tonight) return `${peopleText(tonight)} ${day.day === today ? 'tonight' : 'overnight'}`;
  return morning ? `${peopleText(morning)} in the morning` : 'Nobody’s there';
}
