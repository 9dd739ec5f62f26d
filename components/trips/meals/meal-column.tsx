'use client';

import { memo } from 'react';
import { formatDay, formatDayOfMonth } from '@/lib/dates';
import { peopleText } from '@/lib/text';
import type { MealDay } from './changed-days';
import { type CellRights, MealCell } from './meal-cell';
import { mostAt } from './meal-words';

interface Props extends CellRights {
  day: MealDay;
}

export const MealColumn = memo(function MealColumn({ day: { day, meals }, ...rights }: Props) {
  const most = mostAt(meals);
  return (
    <section aria-labelledby={`day-${day}`} className="meals-day">
      <header>
        <h2 id={`day-${day}`}>
          <span className="lg:hidden">{formatDay(day)}</span>
          <span className="max-lg:hidden">{formatDayOfMonth(day)}</span>
        </h2>
        {most && <p>{peopleText(most.people)}</p>}
      </header>
      {meals.map((meal) => (
        <MealCell key={meal.meal} day={day} meal={meal} {...rights} />
      ))}
    </section>
  );
});
