'use client';

import { useEffect, useRef, useState, useTransition } from 'react';
import { Alert } from '@/components/ui/alert';
import { draftKey, forgetDraft, keepDraft } from '@/components/ui/drafts';
import { fieldsOf } from '@/components/ui/fields-of';
import { FoldRow } from '@/components/ui/fold-row';
import { showRefusal } from '@/components/ui/show-refusal';
import { TextField } from '@/components/ui/text-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { refusalOf } from '@/lib/api-client';
import type { Guest, GuestAnswer } from '@/lib/trips/attendance/guest-schema';
import type { ChoiceSite } from '@/lib/trips/fit/choice-site';
import { NightFields, stayFields, type TripNights, typedNights } from '../attendance/night-fields';
import { vehiclesText } from '../attendance/vehicles-text';
import { GuestCrew } from './guest-crew';
import { GuestDiets } from './guest-diets';
import { GuestFit } from './guest-fit';
import { answerOf, countedText, type GuestTyped, typedFrom } from './guest-party';
import { GuestVehicles } from './guest-vehicles';
import { SendBar } from './send-bar';

export type EditedPart = 'crew' | 'diets';

export interface DetailsProps {
  /** Also the key of an unsent draft. */
  path: string;
  send: (input: GuestAnswer) => Promise<unknown>;
  answer: 'going' | 'not going';
  /** Typed before the page was reloaded. */
  kept?: GuestTyped | undefined;
  attending: boolean | null;
  guest: Guest | null;
  nights: TripNights;
  /** For checking whether the site suits the guest's people. */
  fit: ChoiceSite;
  receipt?: boolean;
  edit?: EditedPart | undefined;
  /** The form stays until the refreshed page shows the answer. */
  onSaved: () => void;
  /** Undefined when there is no earlier answer. */
  onCancel?: () => void;
}

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
  /** True when the answer was given without reception and waits to be sent. */
  const [waiting, setWaiting] = useState(false);
  const form = useSchemaForm(() => import('./guest-check').then((schemas) => schemas.guestCheck), {
    defaultValues: { ...typedFrom(attending, guest), ...typedNights(nights), ...kept, answer },
    unchecked: answerOf,
  });
  const { errors, isSubmitting } = form.formState;
  const field = fieldsOf(form);
  const going = answer === 'going';

  useEffect(() => {
    if (form.getValues('answer') !== answer) form.setValue('answer', answer);
    // A field that is required for "going" may be optional for "not going".
    form.clearErrors();
  }, [form, answer]);

  // A draft only in this tab, without the email address, so that the address stays on no device.
  useEffect(() => {
    const { unsubscribe } = form.watch(({ email: _, ...values }) =>
      keepDraft(draftKey(path), { owner: path, values }),
    );
    return unsubscribe;
  }, [form, path]);

  useEffect(() => {
    if (edit === 'diets') party.current?.querySelector('[data-part=diets]')?.scrollIntoView?.();
  }, [edit]);

  const save = form.handleSubmit(async (input) => {
    if (leaving) return;
    setWaiting(false);
    try {
      await send(input);
      forgetDraft(draftKey(path));
      startLeaving(onSaved);
    } catch (error) {
      if (!navigator.onLine && refusalOf(error)?.status === 0) return setWaiting(true);
      showRefusal(form, error, { failed: 'Failed to save your answer. Please try again.' });
    }
  });

  const sendNow = useRef(save);
  useEffect(() => {
    sendNow.current = save;
  });
  useEffect(() => {
    if (!waiting) return;
    const send = () => void sendNow.current();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [waiting]);

  const cancel = () => {
    forgetDraft(draftKey(path));
    onCancel?.();
  };

  return (
    <form onSubmit={save} noValidate className="space-y-6">
      <TextField label="Your name" optional={!going && !receipt} autoComplete="name" {...field('name')} />
      {going && (
        <div ref={party} className="space-y-6">
          <GuestCrew form={form} />
          <div>
            {!attending && <p className="mb-2 text-muted">If you know it already (you can add it later)</p>}
            <div className="fold-rows">
              <FoldRow
                icon="car-front"
                title="What do you drive or tow?"
                detail={vehiclesText(guest?.vehicles ?? [])}
                open={Boolean(errors.vehicles)}
              >
                <GuestVehicles form={form} />
              </FoldRow>
              <GuestFit form={form} known={fit} attending={attending} />
              <GuestDiets form={form} open={edit === 'diets'} />
              <NightFields known={nights} field={field} typed={form.watch(stayFields)} />
            </div>
          </div>
        </div>
      )}
      {receipt && (
        <TextField
          label="Your email (optional, so you can come back)"
          type="email"
          autoComplete="email"
          hint="We email you the link to your answer. Once you confirm the address there, we also email you when the trip changes. Nobody on the trip sees it."
          {...field('email')}
        />
      )}
      {errors.root && <Alert>{errors.root.message}</Alert>}
      {waiting && (
        <Alert tone="info" title="Kept on this phone, sent when you’re back online.">
          Leave this page open until then.
        </Alert>
      )}
      <SendBar
        label={
          going ? (attending ? 'Save' : `Send: going, ${countedText(form.watch('crew'))}`) : 'Send: not going'
        }
        pending={isSubmitting || leaving}
        onCancel={onCancel && cancel}
      />
    </form>
  );
}
