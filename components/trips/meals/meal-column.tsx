'use client';

import { memo, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { formatDayOfMonth, formatWeekday } from '@/lib/dates';
import { mealKey } from '@/lib/trips/meals/grid';
import type { DayStop } from '../stops/day-stop';
import { StopName } from '../stops/stop-name';
import type { MealDay } from './changed-days';
import { type CellRights, MealCell } from './meal-cell';
import { headcountText, isSaid } from './meal-words';

interface Props extends CellRights {
  day: MealDay;
  /** Undefined on a trip with one stop. */
  stop?: DayStop | undefined;
  over: ReadonlySet<string>;
  /** All its meals are over. A phone then folds the day. */
  done: boolean;
  /** On some day there are snacks, so that a wide screen has a row of them. */
  snacksRow: boolean;
}

export const MealColumn = memo(function MealColumn({
  day: { day, meals },
  stop,
  over,
  done,
  snacksRow,
  ...rights
}: Props) {
  const [opened, setOpened] = useState(false);
  const { edits, onOpen } = rights;
  const weekday = formatWeekday(day);
  const snacks = meals.find(({ meal }) => meal === 'snacks');
  const shown = snacksRow ? meals : meals.filter(({ meal }) => meal !== 'snacks');
  const addsSnacks = edits && !done && snacks && !snacks.outside && !isSaid(snacks);
  return (
    <section
      aria-labelledby={`day-${day}`}
      className="meals-day"
      data-folded={(done && !opened) || undefined}
    >
      <header>
        <h2 id={`day-${day}`}>
          <span className="lg:hidden">
            {done ? (
              <button type="button" aria-expanded={opened} onClick={() => setOpened(!opened)}>
                {weekday}, done
                <Icon name="chevron-down" className="text-muted" />
              </button>
            ) : (
              `${weekday} ${Number(day.slice(8))}`
            )}
          </span>
          <span className="max-lg:hidden">{formatDayOfMonth(day)}</span>
        </h2>
        <p>{headcountText(meals)}</p>
        {stop && (
          <div className="basis-full">
            <StopName {...stop} />
          </div>
        )}
      </header>
      {shown.map((meal) => (
        <MealCell
          key={meal.meal}
          day={day}
          meal={meal}
          over={over.has(mealKey({ day, meal: meal.meal }))}
          {...rights}
        />
      ))}
      {addsSnacks && (
        <div className={classNames('meal-cell', snacksRow && 'lg:hidden')}>
          <button
            type="button"
            className="meal-opener text-muted"
            aria-haspopup="dialog"
            onClick={() => onOpen({ day, meal: 'snacks' })}
          >
            Add snacks<span className="sr-only"> on {weekday}</span>
          </button>
        </div>
      )}
      {edits && !addsSnacks && !snacksRow && <div className="meal-cell" data-gone />}
    </section>
  );
});
