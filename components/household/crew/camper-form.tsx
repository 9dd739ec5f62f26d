'use client';

import { fieldsOf } from '@/components/ui/fields-of';
import { ItemForm } from '@/components/ui/item-form';
import { Segmented } from '@/components/ui/segmented';
import { TextField } from '@/components/ui/text-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import { ages } from '@/lib/household/crew/crew-options';
import type { Member, OwnCamper } from '@/lib/household/crew/schema';
import { ageLabel } from './labels';
import { postMember } from './post-member';

interface Props {
  camper?: OwnCamper;
  onAdded?: (member: Member) => void;
  onDone: () => void;
}

export function CamperForm({ camper, onAdded, onDone }: Props) {
  const form = useSchemaForm(
    () => import('@/lib/household/crew/schema').then((schemas) => schemas.newCamper),
    {
      defaultValues: {
        type: 'camper',
        name: camper?.name ?? '',
        email: camper?.email ?? '',
        age: camper?.age ?? 'adult',
        diet: camper?.diet ?? '',
      },
    },
  );
  const { errors } = form.formState;
  const field = fieldsOf(form);
  return (
    <ItemForm
      title={camper ? `Edit ${camper.name}` : 'New camper'}
      form={form}
      send={(input) => (camper ? api.put(`/crew/${camper.id}`, input) : postMember(input, onAdded))}
      saved={({ name }) => (camper ? `${name} is saved.` : `${name} is in your crew.`)}
      failed={camper ? 'Could not update member' : 'Could not add camper'}
      repeatable={!camper}
      onDone={onDone}
    >
      <TextField label="Name" autoComplete="off" autoCapitalize="words" {...field('name')} />
      <Segmented
        legend="Age"
        options={ages.map((age) => ({ value: age, label: ageLabel[age] }))}
        error={errors.age?.message}
        // The small padding lets the four ages fit side by side on a small phone.
        className="[&_label]:px-0.5 [&_label]:text-[0.9375rem]"
        {...form.register('age')}
      />
      <TextField
        label="Email"
        optional
        type="email"
        inputMode="email"
        autoComplete="off"
        {...field('email')}
      />
      <TextField
        label="Diet and allergies"
        optional
        hint="Only people going on the same trip see it."
        autoComplete="off"
        {...field('diet')}
      />
    </ItemForm>
  );
}
