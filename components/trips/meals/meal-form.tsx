'use client';

import { useState } from 'react';
import { fieldsOf } from '@/components/ui/fields-of';
import { ItemForm } from '@/components/ui/item-form';
import { TextField } from '@/components/ui/text-field';
import { TextareaField } from '@/components/ui/textarea-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import { type Diet, isAllergy } from '@/lib/trips/meals/diets';
import { CookFields, type CookFieldsProps } from './cook-fields';
import { ItemFields } from './item-fields';

interface Props extends CookFieldsProps {
  path: string;
  /** The diets of the people who eat this meal; empty for readers who may not see them. */
  diets: Diet[];
  onDone: () => void;
}

/**
 * The form for a meal: its dish, its cooks, and the items to buy. Cooks and items are saved at
 * once, without pressing Save.
 */
export function MealForm({ path, place, meal, diets, onDone, ...cooking }: Props) {
  const { actions } = cooking;
  const [toBuy, setToBuy] = useState('');
  const [before] = useState({ title: meal.title ?? '', notes: meal.notes ?? '' });
  const form = useSchemaForm(() => import('@/lib/trips/meals/schema').then((schemas) => schemas.mealWords), {
    defaultValues: before,
  });
  const field = fieldsOf(form);
  const mealPath = `${path}/${place.day}/${place.meal}`;
  const addToBuy = () => {
    const text = toBuy.trim();
    if (!text) return;
    setToBuy('');
    // An item that can't be saved returns to the field, unless the reader is already typing another
    // one.
    actions.add(place, text, () => setToBuy((typed) => typed || text));
  };
  return (
    <ItemForm
      title="This meal"
      level={null}
      draft={mealPath}
      form={form}
      send={async ({ title, notes }) => {
        // Sends only the changed fields, so that another person's change to the other field isn't
        // overwritten.
        const changed = {
          ...((title ?? '') !== before.title && { title }),
          ...((notes ?? '') !== before.notes && { notes }),
        };
        if (toBuy.trim()) await api.post(`${mealPath}/items`, { text: toBuy });
        if (Object.keys(changed).length > 0) await api.put(mealPath, changed);
      }}
      saved={() => 'The meal is saved.'}
      onDone={onDone}
    >
      <TextField label="What’s cooking" optional autoComplete="off" {...field('title')} />
      <TextareaField label="Notes" optional rows={2} {...field('notes')} />
      {diets.length > 0 && <MealDiets diets={diets} />}
      <CookFields place={place} meal={meal} {...cooking} />
      <ItemFields
        place={place}
        items={meal.items}
        diets={diets}
        actions={actions}
        text={toBuy}
        onText={setToBuy}
        onAdd={addToBuy}
      />
    </ItemForm>
  );
}

const MealDiets = ({ diets }: { diets: Diet[] }) => (
  <section aria-label="Who eats this and avoids what">
    <p className="field-label">Allergies and diets at this meal</p>
    <ul className="meal-diets">
      {diets.map(({ household_id, name, diet }, index) => (
        <li key={`${household_id} ${index}`}>
          {name} <span className={isAllergy(diet) ? 'badge diet-allergy' : 'text-muted'}>{diet}</span>
        </li>
      ))}
    </ul>
  </section>
);
