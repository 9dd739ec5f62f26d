'use client';

import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { latePart, usePreload } from '@/components/ui/late-part';
import { useToast } from '@/components/ui/toast';
import { shortNamesById } from '@/lib/trips/fit/name-lists';
import type { Diet } from '@/lib/trips/meals/diets';
import { type MealPlace, mealKey, mealKinds, mealName } from '@/lib/trips/meals/grid';
import type { Tints } from '../household-face';
import type { DayStops } from '../stops/day-stop';
import type { MealDay } from './changed-days';
import { MealColumn } from './meal-column';
import { cookingText, isSaid, mealLabel, mealSizeText } from './meal-words';
import { ShoppingList } from './shopping-list';
import { type Cook, useMeals } from './use-meals';

interface Props {
  path: string;
  days: MealDay[];
  stops?: DayStops;
  households: Cook[];
  tints: Tints;
  /** The id of the reader's household; null when it isn't going. */
  own: string | null;
  organises: boolean;
  edits: boolean;
  /** The meals whose time is over: "2027-03-26 dinner". */
  over: string[];
  /** The line about the diets; null for readers who may not see them. */
  diets: ReactNode;
  /** The diets of the people at each meal. A key is a day and a meal: "2027-03-26 dinner". */
  dietsByMeal: Record<string, Diet[]>;
}

const MealForm = latePart(() => import('./meal-form').then((part) => part.MealForm));

export function MealsBoard({
  path,
  days,
  stops,
  households,
  tints,
  own,
  organises,
  edits,
  over: overKeys,
  diets,
  dietsByMeal,
}: Props) {
  const { shown, actions } = useMeals(path, days);
  const toast = useToast();
  const [opened, setOpened] = useState<MealPlace | null>(null);
  const focusNext = useRef<string | null>(null);
  usePreload(MealForm);
  const names = useMemo(() => shortNamesById(households), [households]);

  // The focused button disappears when a household becomes the cook, so the focus moves to the
  // meal.
  useEffect(() => {
    const cell = focusNext.current;
    focusNext.current = null;
    if (cell) document.querySelector<HTMLElement>(`[data-cell="${cell}"] .meal-opener`)?.focus();
  });

  const length = days.length;
  const cookFor = useCallback(
    (place: MealPlace, household: Cook) =>
      actions.cook(place, household, ({ cooks }) => {
        const who = { ...household, own: household.household_id === own };
        toast.show({ text: cookingText(mealName(place, length), cooks, who), tone: 'success' });
      }),
    [actions, toast, length, own],
  );
  const ownHousehold = households.find(({ household_id }) => household_id === own);
  const ownName = ownHousehold?.name;
  const cookOwn = useCallback(
    (place: MealPlace) => {
      if (!own || !ownName) return;
      focusNext.current = mealKey(place);
      cookFor(place, { household_id: own, name: ownName });
    },
    [cookFor, own, ownName],
  );

  const day = shown.find((each) => each.day === opened?.day);
  const meal = day?.meals.find((each) => each.meal === opened?.meal);
  const close = () => setOpened(null);
  const shops = shown.some(({ meals }) => meals.some(({ items }) => items.length > 0));
  const over = useMemo(() => new Set(overKeys), [overKeys]);
  const ahead = (each: MealDay) =>
    each.meals.filter(({ meal, outside }) => !outside && !over.has(mealKey({ day: each.day, meal })));
  const isDone = shown.map((each) => ahead(each).length === 0);
  const allDone = !isDone.includes(false);
  const first = shown.flatMap((each) => {
    const next = ahead(each).find(({ meal: kind }) => kind !== 'snacks');
    return next ? [mealName({ day: each.day, meal: next.meal }, length)] : [];
  })[0];
  const snacksRow = shown.some(({ meals }) => meals.some((each) => each.meal === 'snacks' && isSaid(each)));
  const cooking = shown.some(({ meals }) => meals.some(isSaid));
  return (
    <div className="meals-board" data-shops={shops || undefined}>
      <div className="meals-top">
        {diets}
        {!cooking && (
          <p className="text-row font-semibold">
            Nobody’s cooking yet.{edits && first && ` Start with ${first}.`}
          </p>
        )}
      </div>
      <div className="meals-grid" data-long={length > 14 || undefined}>
        <div aria-hidden="true" className="meals-kinds">
          <span className="meals-kind" />
          {mealKinds.map((kind) => {
            const left = kind === 'snacks' && !snacksRow;
            if (left && !edits) return null;
            return (
              <span key={kind} className="meals-kind">
                {!left && mealLabel[kind]}
              </span>
            );
          })}
        </div>
        {shown.map((each, at) => (
          <MealColumn
            key={each.day}
            day={each}
            stop={stops?.[each.day]}
            over={over}
            snacksRow={snacksRow}
            done={!allDone && isDone[at] === true}
            length={length}
            tints={tints}
            names={names}
            own={own}
            edits={edits}
            onOpen={setOpened}
            onCook={cookOwn}
          />
        ))}
      </div>
      {shops && (
        <ShoppingList
          days={shown}
          names={names}
          own={own}
          edits={edits}
          dietsByMeal={dietsByMeal}
          actions={actions}
        />
      )}
      {opened && meal && (
        <Dialog
          open
          onClose={close}
          title={mealName(opened, length)}
          description={mealSizeText(meal.portions)}
        >
          <MealForm
            key={mealKey(opened)}
            path={path}
            place={opened}
            meal={meal}
            diets={dietsByMeal[mealKey(opened)] ?? []}
            households={households}
            tints={tints}
            own={own}
            organises={organises}
            actions={actions}
            onCook={cookFor}
            onDone={close}
          />
        </Dialog>
      )}
    </div>
  );
}
