'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { SelectField } from '@/components/ui/select-field';
import type { MealPlace } from '@/lib/trips/meals/grid';
import type { Meal } from '@/lib/trips/meals/schema';
import { HouseholdFace, type Tints } from '../household-face';
import type { Cook, MealActions } from './use-meals';

export interface CookFieldsProps {
  place: MealPlace;
  meal: Meal;
  households: Cook[];
  tints: Tints;
  own: string | null;
  organises: boolean;
  actions: MealActions;
  onCook: (place: MealPlace, household: Cook) => void;
}

/**
 * Asks who cooks a meal. Readers can add or remove their own household; organisers can add or
 * remove every household.
 */
export function CookFields({
  place,
  meal,
  households,
  tints,
  own,
  organises,
  actions,
  onCook,
}: CookFieldsProps) {
  const { cooks } = meal;
  const free = households.filter(({ household_id }) =>
    cooks.every((cook) => cook.household_id !== household_id),
  );
  const me = free.find(({ household_id }) => household_id === own);
  const others = free.filter(({ household_id }) => household_id !== own);
  return (
    <fieldset className="min-w-0">
      <legend className="field-label">Who cooks</legend>
      {cooks.length > 0 && (
        <ul className="meal-form-list">
          {cooks.map(({ household_id, name }) => (
            <li key={household_id}>
              <HouseholdFace name={name} tint={tints[household_id]} className="size-7 text-xs" />
              <span>{name}</span>
              {(organises || household_id === own) && (
                <IconButton
                  label={household_id === own ? 'We can’t cook it' : `${name} doesn’t cook it`}
                  icon={<Icon name="x" />}
                  onClick={() => actions.leave(place, household_id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {me && (
        <Button
          variant="secondary"
          size="sm"
          icon={<Icon name="plus" className="size-4" />}
          onClick={() => onCook(place, me)}
        >
          {cooks.length > 0 ? 'I’ll cook too' : 'I’ll cook'}
        </Button>
      )}
      {organises && others.length > 0 && (
        <SelectField
          label="Somebody else cooks"
          hideLabel
          className="mt-3"
          value=""
          placeholder="Somebody else cooks"
          options={others.map(({ household_id, name }) => ({ value: household_id, label: name }))}
          onChange={({ target }) => {
            const chosen = others.find(({ household_id }) => household_id === target.value);
            if (chosen) onCook(place, chosen);
          }}
        />
      )}
    </fieldset>
  );
}
