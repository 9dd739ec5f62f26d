'use client';

import { memo } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import type { MealPlace } from '@/lib/trips/meals/grid';
import type { Meal } from '@/lib/trips/meals/schema';
import type { MealDay } from './changed-days';
import { mealName, portionsText } from './meal-words';
import { PrintList } from './print-list';
import type { MealActions } from './use-meals';

interface Props {
  days: MealDay[];
  edits: boolean;
  onTick: MealActions['tick'];
}

/** All that is to buy, by meal, to be ticked in the shop. */
export function ShoppingList({ days, edits, onTick }: Props) {
  const lists = days.flatMap(({ day, meals }) =>
    meals.filter(({ items }) => items.length > 0).map((meal) => ({ day, meal })),
  );
  const items = lists.flatMap(({ meal }) => meal.items);
  const done = items.filter(({ ticked }) => ticked).length;
  return (
    <section
      aria-labelledby="shopping"
      className="card shopping"
      data-empty={items.length === 0 || undefined}
    >
      <div className="card-header">
        <div>
          <h2 id="shopping">Shopping</h2>
        </div>
        {items.length > 0 && (
          <div>
            {done} of {items.length}
            <span className="sr-only"> ticked</span>
          </div>
        )}
      </div>
      {items.length === 0 && (
        <p className="shopping-empty">
          {edits
            ? 'Open a meal to put on the list what it takes. It can be ticked here in the shop.'
            : 'Nothing is on the list.'}
        </p>
      )}
      {lists.map(({ day, meal }) => (
        <MealItems
          key={`${day} ${meal.meal}`}
          day={day}
          meal={meal}
          length={days.length}
          edits={edits}
          onTick={onTick}
        />
      ))}
      {items.length > 0 && <PrintList className="mx-5 mt-3 mb-2 lg:hidden" />}
    </section>
  );
}

interface ItemsProps {
  day: string;
  meal: Meal;
  length: number;
  edits: boolean;
  onTick: (place: MealPlace, id: string, ticked: boolean) => void;
}

const MealItems = memo(function MealItems({ day, meal, length, edits, onTick }: ItemsProps) {
  const place = { day, meal: meal.meal };
  return (
    <div className="shopping-meal">
      <h3>
        {mealName(place, length)}, {portionsText(meal.portions)}
      </h3>
      <ul>
        {meal.items.map(({ id, text, ticked }) => (
          <li key={id}>
            <Checkbox
              label={text}
              checked={ticked}
              disabled={!edits || id.startsWith('new ')}
              onChange={() => onTick(place, id, !ticked)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
});
