'use client';

import { type FocusEvent, useState } from 'react';
import { api, refusalOf } from '@/lib/api-client';
import { isEmail } from '@/lib/email';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { clearSent } from '../ui/clear-sent';
import { fieldsOf } from '../ui/fields-of';
import { TextField } from '../ui/text-field';
import { TextareaField } from '../ui/textarea-field';
import { useAfterPress } from '../ui/use-after-press';
import { useSchemaForm } from '../ui/use-schema-form';
import { HumanCheck, type HumanCheckKind } from './human-check';

interface Props {
  check: HumanCheckKind;
  /** Undefined when nobody is signed in. */
  sender?: { name: string; email: string };
}

const nobody = { name: '', email: '' };

export function ContactForm({ check, sender = nobody }: Props) {
  const [token, setToken] = useState<string>();
  // A token is valid only once, so each attempt gets a new key and a new check.
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ ok: boolean; text: string }>();
  const form = useSchemaForm(() => import('@/lib/contact/schema').then((schemas) => schemas.contactMessage), {
    defaultValues: { ...sender, subject: '', message: '' },
    mode: 'onTouched',
  });
  const afterPress = useAfterPress();
  /** Checked only after the press that left the field, so that no message moves the button. */
  const field = (name: 'name' | 'email' | 'subject' | 'message') => {
    const { onBlur, ...bound } = fieldsOf(form)(name);
    return { ...bound, onBlur: (event: FocusEvent) => afterPress(() => void onBlur(event)) };
  };
  const { isSubmitting } = form.formState;
  const [email, ...texts] = form.watch(['email', 'name', 'subject', 'message']);
  // The form's isValid would load the schema with the page.
  const isComplete = isEmail(email.trim()) && texts.every((text) => text.trim());

  const send = form.handleSubmit(async (message) => {
    setOutcome(undefined);
    const emptySent = clearSent(form);
    try {
      const { message: text } = await api.post<{ message: string }>('/api/contact', {
        ...message,
        recaptchaToken: token,
      });
      emptySent();
      setOutcome({ ok: true, text });
    } catch (error) {
      setOutcome({ ok: false, text: failureText(error) });
    }
    setToken(undefined);
    setAttempt((count) => count + 1);
  });

  return (
    <form onSubmit={send} noValidate className="space-y-4">
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <TextField label="Email" type="email" autoComplete="email" inputMode="email" {...field('email')} />
      <TextField label="Subject" {...field('subject')} />
      <TextareaField label="Message" rows={6} {...field('message')} />
      <HumanCheck key={attempt} check={check} onToken={setToken} />
      {outcome && <Alert tone={outcome.ok ? 'success' : 'danger'}>{outcome.text}</Alert>}
      <Button type="submit" block disabled={!isComplete || !token} pending={isSubmitting}>
        Send
      </Button>
    </form>
  );
}

/** In the words that spec.md requires. */
function failureText(error: unknown): string {
  const refusal = refusalOf(error);
  if (!refusal?.status) return 'Failed to send message. Please try again.';
  return `Error: ${refusal.serverText ?? 'Something went wrong.'}`;
}
