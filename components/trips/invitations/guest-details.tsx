'use client';

import { useTransition } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Segmented } from '@/components/ui/segmented';
import { showRefusal } from '@/components/ui/show-refusal';
import { TextField } from '@/components/ui/text-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import type { Guest } from '@/lib/trips/attendance/guest-schema';
import { GuestCrew } from './guest-crew';
import { answerOf, typedFrom } from './guest-party';
import { GuestVehicles } from './guest-vehicles';

interface Props {
  token: string;
  attending: boolean | null;
  guest: Guest | null;
  /** Once the answer is saved; the form waits until the page shows it. */
  onSaved: () => void;
  /** Only an answer that is there already can be left as it is. */
  onCancel?: () => void;
}

const choices = [
  { value: 'going', label: 'Going', icon: <Icon name="check" /> },
  { value: 'not going', label: 'Not going', icon: <Icon name="x" /> },
];

/** The answer of somebody without an account: whether, who, with whom and with what. */
export function GuestForm({ token, attending, guest, onSaved, onCancel }: Props) {
  const [leaving, startLeaving] = useTransition();
  const form = useSchemaForm(() => import('./guest-check').then((schemas) => schemas.guestCheck), {
    defaultValues: typedFrom(attending, guest),
    unchecked: answerOf,
  });
  const { errors, isSubmitting } = form.formState;
  const answer = form.watch('answer');

  const save = form.handleSubmit(async (input) => {
    if (leaving) return;
    try {
      await api.patch(`/api/invites/${token}`, input);
      startLeaving(onSaved);
    } catch (error) {
      showRefusal(form, error, { failed: 'Failed to save your answer. Please try again.' });
    }
  });

  return (
    <form onSubmit={save} noValidate className="space-y-6">
      {/* What is missing for one answer needn't be for the other. */}
      <Segmented
        legend="Will you come?"
        options={choices}
        {...form.register('answer', { onChange: () => form.clearErrors() })}
      />
      {answer && (
        <TextField
          label="Your name"
          optional={answer === 'not going'}
          autoComplete="name"
          error={errors.name?.message}
          {...form.register('name')}
        />
      )}
      {answer === 'going' && (
        <>
          <GuestCrew form={form} />
          <GuestVehicles form={form} />
        </>
      )}
      {errors.root && <Alert>{errors.root.message}</Alert>}
      {(answer || onCancel) && (
        <div className="flex flex-wrap gap-3">
          {answer && (
            <Button
              type="submit"
              pending={isSubmitting || leaving}
              pendingText="Sending…"
              className="max-sm:flex-1"
            >
              Send my answer
            </Button>
          )}
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
