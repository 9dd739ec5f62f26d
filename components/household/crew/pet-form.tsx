'use client';

import { fieldsOf } from '@/components/ui/fields-of';
import { ItemForm } from '@/components/ui/item-form';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import { petTypes } from '@/lib/household/crew/crew-options';
import type { Member, Pet } from '@/lib/household/crew/schema';
import { postMember } from './post-member';

interface Props {
  pet?: Pet;
  onAdded?: (member: Member) => void;
  onDone: () => void;
}

export function PetForm({ pet, onAdded, onDone }: Props) {
  const form = useSchemaForm(
    () => import('@/lib/household/crew/schema').then((schemas) => (pet ? schemas.editedPet : schemas.newPet)),
    {
      defaultValues: { type: 'pet', name: pet?.name ?? '', pet_type: pet?.pet_type, breed: pet?.breed ?? '' },
    },
  );
  const { errors } = form.formState;
  const field = fieldsOf(form);
  return (
    <ItemForm
      title={pet ? `Edit ${pet.name}` : 'New pet'}
      form={form}
      send={(input) => (pet ? api.put(`/crew/${pet.id}`, input) : postMember(input, onAdded))}
      saved={({ name }) => (pet ? `${name} is saved.` : `${name} is in your crew.`)}
      failed={pet ? 'Could not update member' : 'Could not add pet'}
      repeatable={!pet}
      onDone={onDone}
    >
      <TextField label="Name" autoComplete="off" autoCapitalize="words" {...field('name')} />
      <SelectField
        label="Type"
        placeholder={pet ? undefined : 'Choose a type'}
        options={petTypes.map((type) => ({ value: type, label: type }))}
        // When both fields are wrong, the name's field shows spec.md's sentence about both.
        error={errors.name && errors.pet_type ? 'Please choose a type.' : errors.pet_type?.message}
        {...form.register('pet_type')}
      />
      <TextField label="Breed" optional autoComplete="off" {...field('breed')} />
    </ItemForm>
  );
}
