'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { api } from '@/lib/api/client';
import { type Boat, boatTypes, newBoat } from '@/lib/rides/schema';
import { ItemForm } from '../profile/item-form';
import { SelectField } from '../ui/select-field';
import { TextareaField } from '../ui/textarea-field';
import { rideName } from './ride-name';
import { options, UNREACHABLE } from './words';

/** Adds a watercraft, or edits the given one. */
export function BoatForm({ boat, onDone }: { boat?: Boat; onDone: () => void }) {
  const form = useForm<z.input<typeof newBoat>, unknown, z.output<typeof newBoat>>({
    resolver: zodResolver(newBoat),
    defaultValues: { type: 'boat', boat_type: boat?.boat_type, description: boat?.description ?? '' },
  });
  const { errors } = form.formState;
  return (
    <ItemForm
      title={boat ? `Edit ${rideName(boat)}` : 'New watercraft'}
      form={form}
      send={(input) => (boat ? api.put(`/rides/${boat.id}`, input) : api.post('/rides', input))}
      saved={(input) => `${rideName(input)} is saved.`}
      failed={boat ? 'Could not update ride' : 'Failed to save watercraft'}
      unreachable={UNREACHABLE}
      onDone={onDone}
    >
      <SelectField
        label="Type"
        placeholder={boat ? undefined : 'Choose a type'}
        options={options(boatTypes)}
        error={errors.boat_type?.message}
        {...form.register('boat_type')}
      />
      <TextareaField
        label="Description"
        optional
        rows={2}
        hint="Its length, how many it carries."
        error={errors.description?.message}
        {...form.register('description')}
      />
    </ItemForm>
  );
}
