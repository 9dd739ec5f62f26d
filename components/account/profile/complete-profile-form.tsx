'use client';

import { type ChangeEvent, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useFormDraft } from '@/components/ui/drafts';
import { showRefusal } from '@/components/ui/show-refusal';
import { TextField } from '@/components/ui/text-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { usernameOf } from '@/lib/account/profile/profile-fields';
import type { ProfileInput } from '@/lib/account/profile/schema';
import { api } from '@/lib/api-client';
import { BlankFields, profileFailure, wordsAtField } from '../blank-fields';
import { PlacePicker } from './place-picker';

interface Props {
  profile: ProfileInput;
  place: string;
  submitLabel: string;
  destination: string;
}

export function CompleteProfileForm({ profile, place, submitLabel, destination }: Props) {
  const [leaving, setLeaving] = useState(false);
  const form = useSchemaForm(
    () => import('@/lib/account/profile/schema').then((schemas) => schemas.profileInput),
    {
      defaultValues: profile,
    },
  );
  const { errors, isSubmitting } = form.formState;
  useFormDraft(form, 'profile');
  const proposed = useRef(profile.username);
  // A username follows the name until the person types one.
  const proposeUsername = (typed: ChangeEvent<HTMLInputElement>) => {
    if (profile.name || form.getValues('username') !== proposed.current) return;
    proposed.current = usernameOf(typed.target.value);
    form.setValue('username', proposed.current, { shouldValidate: form.formState.isSubmitted });
  };

  const save = form.handleSubmit(async (input) => {
    try {
      await api.post('/api/profile', input);
      setLeaving(true);
      // Loads the whole page, because the router may have cached redirects to this form.
      window.location.assign(destination);
    } catch (error) {
      showRefusal(form, error, profileFailure);
    }
  });

  return (
    <form onSubmit={save} noValidate className="space-y-5">
      <BlankFields errors={errors} />
      <TextField
        label="Name"
        hint="Shown to the people on your trips."
        autoComplete="name"
        error={wordsAtField(errors.name?.message)}
        {...form.register('name', { onChange: proposeUsername })}
      />
      <TextField
        label="Username"
        hint="A short name for mentions and look-up."
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        error={wordsAtField(errors.username?.message)}
        {...form.register('username')}
      />
      <PlacePicker control={form.control} text={place} words={wordsAtField} />
      {errors.root && <Alert>{errors.root.message}</Alert>}
      <Button type="submit" pending={isSubmitting || leaving} pendingText="Saving…" className="max-sm:w-full">
        {submitLabel}
      </Button>
    </form>
  );
}
