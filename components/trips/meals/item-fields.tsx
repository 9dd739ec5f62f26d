'use client';

import type { KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { focusNeighbour } from '@/components/ui/focus-neighbour';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { TextField } from '@/components/ui/text-field';
import type { Diet } from '@/lib/trips/meals/diets';
import type { MealPlace } from '@/lib/trips/meals/grid';
import type { MealItem } from '@/lib/trips/meals/schema';
import { AvoidedNote } from './avoided-note';
import type { MealActions } from './use-meals';

interface Props {
  place: MealPlace;
  items: MealItem[];
  diets: Diet[];
  actions: MealActions;
  text: string;
  onText: (text: string) => void;
  onAdd: () => void;
}

export function ItemFields({ place, items, diets, actions, text, onText, onAdd }: Props) {
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !text.trim()) return;
    // Without this, Enter would submit the whole form, which saves the dish and the notes.
    event.preventDefault();
    onAdd();
  };
  return (
    <fieldset className="min-w-0">
      <legend className="field-label">To buy</legend>
      {items.length > 0 && (
        <ul className="meal-form-list">
          {items.map((item) => (
            <li key={item.id}>
              <span>
                <span className={item.ticked ? 'text-muted line-through' : undefined}>{item.text}</span>
                <AvoidedNote text={item.text} diets={diets} />
              </span>
              <IconButton
                label={`Take ${item.text} off the list`}
                icon={<Icon name="x" />}
                disabled={item.id.startsWith('new ')}
                onClick={({ currentTarget }) => {
                  focusNeighbour(currentTarget);
                  actions.remove(place, item);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-start gap-2">
        <TextField
          label="Add to the list"
          hideLabel
          className="flex-1"
          placeholder="Bread rolls, 24"
          autoComplete="off"
          enterKeyHint="enter"
          maxLength={200}
          value={text}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={addOnEnter}
        />
        <Button variant="secondary" onClick={onAdd}>
          Add
        </Button>
      </div>
    </fieldset>
  );
}
