'use client';

import { useEffect, useRef, useTransition } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { draftKey, forgetDraft, keepDraft } from '@/components/ui/drafts';
import { showRefusal } from '@/components/ui/show-refusal';
import { TextField } from '@/components/ui/text-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import type { Guest } from '@/lib/trips/attendance/guest-schema';
import type { ChoiceSite } from '@/lib/trips/fit/choice-site';
import type { Answer } from '@/lib/trips/invitations/schema';
import { NightFields, stayFields, type TripNights, typedNights } from '../attendance/night-fields';
import { GuestCrew } from './guest-crew';
import { GuestDiets } from './guest-diets';
import { GuestFit } from './guest-fit';
import { answerOf, type GuestTyped, typedFrom } from './guest-party';
import { GuestVehicles } from './guest-vehicles';

/** The part of the answer that a link has asked for. */
export type EditedPart = 'crew' | 'diets';

export interface DetailsProps {
  /** The call that takes the answer. An unsent draft is kept under this path. */
  path: string;
  send: (input: Answer) => Promise<unknown>;
  answer: 'going' | 'not going';
  /** The draft that was typed before the page was loaded anew. */
  kept?: GuestTyped | undefined;
  attending: boolean | null;
  guest: Guest | null;
  nights: TripNights;
  /** What is known of the site, for whether it suits them. */
  fit: ChoiceSite;
  /** True when the guest may give an address for a mail with the link to this answer. */
  receipt?: boolean;
  /** The part that is scrolled to. */
  edit?: EditedPart | undefined;
  /** Called when the answer is saved. The form waits until the page shows the answer. */
  onSaved: () => void;
  /** Set only when there is an earlier answer, which Cancel keeps. */
  onCancel?: () => void;
}

/** The details of a guest's answer: their name and, if they are going, their people and vehicles. */
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
  edit,
  onSaved,
  onCancel,
}: DetailsProps) {
  const party = useRef<HTMLDivElement>(null);
  const [leaving, startLeaving] = useTransition();
  const form = useSchemaForm(() => import('./guest-check').then((schemas) => schemas.guestCheck), {
    defaultValues: { ...typedFrom(attending, guest), ...typedNights(nights), ...kept, answer },
    unchecked: answerOf,
  });
  const { errors, isSubmitting } = form.formState;

  useEffect(() => {
    if (form.getValues('answer') !== answer) form.setValue('answer', answer);
    // A field that "going" requires may be optional for "not going".
    form.clearErrors();
  }, [form, answer]);

  // Keeps the draft in this tab only, without the address, which is for one mail.
  useEffect(() => {
    const { unsubscribe } = form.watch(({ email: _, ...values }) =>
      keepDraft(draftKey(path), { owner: path, values }),
    );
    return unsubscribe;
  }, [form, path]);

  useEffect(() => {
    if (edit) party.current?.querySelector(`[data-part=${edit}]`)?.scrollIntoView?.();
  }, [edit]);

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
          <div ref={party} className="space-y-6">
            <GuestCrew form={form} />
            <GuestDiets form={form} open={edit === 'diets'} />
          </div>
          <GuestVehicles form={form} />
          <NightFields
            known={nights}
            register={form.register}
            typed={form.watch(stayFields)}
            errors={errors}
          />
          <GuestFit form={form} known={fit} />
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
