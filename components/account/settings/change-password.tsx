'use client';

import { useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { fieldsOf } from '@/components/ui/fields-of';
import { PasswordField } from '@/components/ui/password-field';
import { SettingRow } from '@/components/ui/setting-row';
import { showRefusal } from '@/components/ui/show-refusal';
import { useToast } from '@/components/ui/toast';
import { MIN_PASSWORD, TOO_SHORT } from '@/lib/account/password-strength';
import { api } from '@/lib/api-client';
import { StrengthLine } from '../strength-line';

const empty = { current_password: '', password: '' };

export function ChangePassword({ email }: { email: string }) {
  const toast = useToast();
  const form = useForm({ defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const field = fieldsOf(form);

  const change = form.handleSubmit(async (typed) => {
    try {
      const { message } = await api.post<{ message: string }>('/api/account/password', typed);
      form.reset(empty);
      toast.show({ text: message, tone: 'success' });
    } catch (error) {
      showRefusal(form, error);
    }
  });

  return (
    <SettingRow icon="lock" title="Change password">
      <form onSubmit={change} noValidate className="space-y-4">
        {/* Password managers need the address that the password belongs to. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...field('current_password', { required: 'Please enter your current password.' })}
        />
        <div>
          <PasswordField
            label="New password"
            autoComplete="new-password"
            {...field('password', {
              validate: (value) => Array.from(value).length >= MIN_PASSWORD || TOO_SHORT,
            })}
          />
          <StrengthLine password={form.watch('password')} />
        </div>
        {errors.root && <Alert>{errors.root.message}</Alert>}
        <Button type="submit" variant="secondary" pending={isSubmitting}>
          Change password
        </Button>
      </form>
    </SettingRow>
  );
}
