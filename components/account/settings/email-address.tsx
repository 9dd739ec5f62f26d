'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useFormDraft } from '@/components/ui/drafts';
import { EmailText } from '@/components/ui/email-text';
import { fieldsOf } from '@/components/ui/fields-of';
import { SettingRow } from '@/components/ui/setting-row';
import { TextField } from '@/components/ui/text-field';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { api, refusalOf } from '@/lib/api-client';
import { isEmail } from '@/lib/email';
import { ProofDialog } from './proof-dialog';

interface Props {
  email: string;
  /** The new address that is not confirmed yet; null when there is none. */
  awaited: string | null;
  withPassword: boolean;
}

export function EmailAddress({ email, awaited, withPassword }: Props) {
  const router = useRouter();
  const toast = useToast();
  const [asking, setAsking] = useState<string>();
  const { run, pending, failure } = useAction();
  const [refreshing, startRefresh] = useTransition();
  const form = useForm({ defaultValues: { email: '' } });
  const field = fieldsOf(form);
  useFormDraft(form, 'email');

  async function change(proof: { password?: string }) {
    try {
      const { message } = await api.post<{ message: string }>('/api/account/email', {
        email: asking,
        ...proof,
      });
      form.reset();
      toast.show({ text: message, tone: 'success' });
      startRefresh(() => router.refresh());
    } catch (error) {
      const atField = refusalOf(error)?.fields.email;
      if (!atField) throw error;
      form.setError('email', { message: atField });
    }
    setAsking(undefined);
  }

  const stay = () =>
    run(
      () => api.delete('/api/account/email'),
      () => router.refresh(),
    );

  return (
    <SettingRow
      icon="mail"
      title="Email address"
      detail={<EmailText>{email}</EmailText>}
      open={awaited !== null}
    >
      {awaited && (
        <Alert
          tone="info"
          action={
            <Button variant="secondary" size="sm" pending={pending || refreshing} onClick={stay}>
              Keep my address
            </Button>
          }
        >
          We sent a link to <EmailText>{awaited}</EmailText>. Open it within 24 hours to switch to that
          address.
        </Alert>
      )}
      {failure && <Alert>{failure}</Alert>}
      <form
        noValidate
        className="space-y-4"
        onSubmit={form.handleSubmit((typed) => setAsking(typed.email.trim()))}
      >
        <TextField
          label="New email address"
          type="email"
          autoComplete="email"
          inputMode="email"
          hint="We send a link to it. Nothing changes until you open that link."
          {...field('email', {
            validate: (value) => isEmail(value.trim()) || 'Please enter an email address.',
          })}
        />
        <Button type="submit" variant="secondary">
          Change email address
        </Button>
      </form>
      <ProofDialog
        open={asking !== undefined}
        title="Change your email address?"
        detail={`We’ll send a link to ${asking}. Once you open it, every other browser is logged out.`}
        confirmLabel="Send the link"
        withPassword={withPassword}
        onProof={change}
        onCancel={() => setAsking(undefined)}
      />
    </SettingRow>
  );
}
