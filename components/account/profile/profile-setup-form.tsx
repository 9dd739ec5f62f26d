'use client';

import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useDraft, useFormDraft } from '@/components/ui/drafts';
import { fieldsOf } from '@/components/ui/fields-of';
import { Icon } from '@/components/ui/icon';
import { showRefusal } from '@/components/ui/show-refusal';
import { TextField } from '@/components/ui/text-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { camperFields } from '@/lib/account/profile/profile-fields';
import { api } from '@/lib/api-client';
import { BlankFields, setupFailure, wordsAtField } from '../blank-fields';

interface Props {
  username: string;
  postcode: string;
  destination: string;
}

/** The older profile form, with one field for all campers' names. */
export function ProfileSetupForm({ username, postcode, destination }: Props) {
  const [campers, setCampers] = useState(1);
  const [leaving, setLeaving] = useState(false);
  const form = useSchemaForm(
    () => import('@/lib/account/profile/schema').then((schemas) => schemas.profileSetup),
    {
      defaultValues: { username, postcode, ...Object.fromEntries(camperFields.map((field) => [field, ''])) },
    },
  );
  const { errors, isSubmitting } = form.formState;
  const field = fieldsOf(form);
  useFormDraft(form, 'profile');
  useDraft('campers', () => campers, setCampers);

  // The pressed button moves down, or disappears after the last camper, so the new field gets the
  // focus.
  const { setFocus } = form;
  useEffect(() => {
    const added = camperFields[campers - 1];
    if (added && campers > 1) setFocus(added);
  }, [campers, setFocus]);

  const save = form.handleSubmit(async (input) => {
    try {
      await api.post('/profile', input);
      setLeaving(true);
      // Loads the whole page, because the router may have cached redirects to this form.
      window.location.assign(destination);
    } catch (error) {
      showRefusal(form, error, setupFailure);
    }
  });

  return (
    <form onSubmit={save} noValidate className="space-y-5">
      <BlankFields errors={errors} />
      <TextField
        label="Username"
        hint="A short name for mentions and look-up."
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        error={wordsAtField(errors.username?.message)}
        {...form.register('username')}
      />
      <TextField
        label="Postcode"
        hint="We’ll search for campsites from here."
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={4}
        error={wordsAtField(errors.postcode?.message)}
        {...form.register('postcode')}
      />
      {camperFields.slice(0, campers).map((name, index) => (
        <TextField
          key={name}
          label={`Camper ${index + 1}`}
          hint={index === 0 && 'Who else is in your crew? You can add more details later.'}
          optional
          autoComplete="off"
          autoCapitalize="words"
          {...field(name)}
        />
      ))}
      {campers < camperFields.length && (
        <Button
          variant="secondary"
          className="max-sm:w-full"
          icon={<Icon name="plus" />}
          onClick={() => setCampers(campers + 1)}
        >
          Another camper
        </Button>
      )}
      {errors.root && <Alert>{errors.root.message}</Alert>}
      <div>
        <Button
          type="submit"
          pending={isSubmitting || leaving}
          pendingText="Saving…"
          className="max-sm:w-full"
        >
          Save
        </Button>
      </div>
    </form>
  );
}
