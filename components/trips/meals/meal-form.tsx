'use client';

import { useState } from 'react';
import { ItemForm } from '@/components/ui/item-form';
import { TextField } from '@/components/ui/text-field';
import { TextareaField } from '@/components/ui/textarea-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import type { Diet } from '@/lib/trips/meals/diets';
import { CookFields, type CookFieldsProps } from './cook-fields';
import { ItemFields } from './item-fields';
import { MealDiets } from './meal-diets';

interface Props extends CookFieldsProps {
  /** Where the API has the meals. */
  path: string;
  /** Of those who eat it, for those who may know them. */
  diets: Diet[];
  onDone: () => void;
}

/** A meal on its own: what it is, who cooks it, and what is to buy for it. Cooks and the list are saved at once. */
export function MealForm({ path, place, meal, diets, onDone, ...cooking }: Props) {
  const { actions } = cooking;
  const [toBuy, setToBuy] = useState('');
  const [before] = useState({ title: meal.title ?? '', notes: meal.notes ?? '' });
  const form = useSchemaForm(() => import('@/lib/trips/meals/schema').then((schemas) => schemas.mealWords), {
    defaultValues: before,
  });
  const { errors } = form.formState;
  const mealPath = `${path}/${place.day}/${place.meal}`;
  const addToBuy = () => {
    const text = toBuy.trim();
    if (!text) return;
    setToBuy('');
    // What could not be saved is there to be sent again, unless the next thing is being typed.
    actions.add(place, text, () => setToBuy((typed) => typed || text));
  };
  return (
    <ItemForm
      title="This meal"
      level={null}
      draft={mealPath}
      form={form}
      send={async ({ title, notes }) => {
        // What somebody else has said meanwhile of the other field stays.
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
      <TextField
        label="What’s cooking"
        optional
        autoComplete="off"
        error={errors.title?.message}
        {...form.register('title')}
      />
      <TextareaField
        label="Notes"
        optional
        rows={2}
        error={errors.notes?.message}
        {...form.register('notes')}
      />
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
