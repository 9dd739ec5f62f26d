'use client';

import { useEffect, useTransition } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { draftKey, forgetDraft, keepDraft } from '@/components/ui/drafts';
import { showRefusal } from '@/components/ui/show-refusal';
import { TextField } from '@/components/ui/text-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import type { Guest } from '@/lib/trips/attendance/guest-schema';
import type { ChoiceSite } from '@/lib/trips/fit/choice-site';
import type { Answer } from '@/lib/trips/invitations/schema';
import { NightFields, type TripNights, typedNights } from '../attendance/night-fields';
import { GuestCrew } from './guest-crew';
import { GuestDiets } from './guest-diets';
import { GuestFit } from './guest-fit';
import { answerOf, type GuestTyped, typedFrom } from './guest-party';
import { GuestVehicles } from './guest-vehicles';

export interface DetailsProps {
  /** Where the answer goes: what isn't sent yet is kept under it. */
  path: string;
  send: (input: Answer) => Promise<unknown>;
  answer: 'going' | 'not going';
  /** What was typed before the page was loaded anew. */
  kept?: GuestTyped | undefined;
  attending: boolean | null;
  guest: Guest | null;
  nights: TripNights;
  /** What is known of the site; null before somebody has joined. */
  fit: ChoiceSite | null;
  /** Whether an address may be given for a mail with the link to this answer. */
  receipt?: boolean;
  /** Once the answer is saved; the form waits until the page shows it. */
  onSaved: () => void;
  /** Only an answer that is there already can be left as it is. */
  onCancel?: () => void;
}

/** What belongs to a guest's answer: who, and if they come, with whom and with what. */
export function GuestDetails({
  path,
  send,
  answer,
  kept,
  attending,
  guest,
  nights,
  fit,
  receipt = false,
  onSaved,
  onCancel,
}: DetailsProps) {
  const [leaving, startLeaving] = useTransition();
  const form = useSchemaForm(() => import('./guest-check').then((schemas) => schemas.guestCheck), {
    defaultValues: { ...typedFrom(attending, guest), ...typedNights(nights), ...kept, answer },
    unchecked: answerOf,
  });
  const { errors, isSubmitting } = form.formState;

  useEffect(() => {
    if (form.getValues('answer') !== answer) form.setValue('answer', answer);
    // What is missing for one answer needn't be for the other.
    form.clearErrors();
  }, [form, answer]);

  // In this tab alone, and without the address, which is for one mail.
  useEffect(() => {
    const { unsubscribe } = form.watch(({ email: _, ...values }) =>
      keepDraft(draftKey(path), { owner: path, values }),
    );
    return unsubscribe;
  }, [form, path]);

  const save = form.handleSubmit(async (input) => {
    if (leaving) return;
    try {
      await send(input);
      forgetDraft(draftKey(path));
      startLeaving(onSaved);
    } catch (error) {
      showRefusal(form, error, { failed: 'Failed to save your answer. Please try again.' });
    }
  });

  const cancel = () => {
    forgetDraft(draftKey(path));
    onCancel?.();
  };

  return (
    <form onSubmit={save} noValidate className="space-y-6">
      <TextField
        label="Your name"
        optional={answer === 'not going' && !receipt}
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      {answer === 'going' && (
        <>
          <GuestCrew form={form} />
          <GuestDiets form={form} />
          <GuestVehicles form={form} />
          <NightFields
            known={nights}
            arriveField={form.register('arrive_on')}
            leaveField={form.register('leave_on')}
            typed={form.watch(['arrive_on', 'leave_on'])}
            errors={errors}
          />
          {fit && <GuestFit form={form} known={fit} />}
        </>
      )}
      {receipt && (
        <TextField
          label="Your email"
          type="email"
          autoComplete="email"
          optional
          hint="For one mail with the link to your answer. We keep the address for nothing else."
          error={errors.email?.message}
          {...form.register('email')}
        />
      )}
      {errors.root && <Alert>{errors.root.message}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          pending={isSubmitting || leaving}
          pendingText="Sending…"
          className="max-sm:flex-1"
        >
          Send my answer
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={cancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
