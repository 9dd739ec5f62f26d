'use client';

import { useRouter } from 'next/navigation';
import { useForm } from 'react-hook-form';
import { fieldsOf } from '@/components/ui/fields-of';
import { api } from '@/lib/api-client';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { PasswordField } from '../ui/password-field';
import { showRefusal } from '../ui/show-refusal';

interface Props {
  /** False for an account that signs in only with Google. */
  withPassword: boolean;
}

export function EnterDesk({ withPassword }: Props) {
  const router = useRouter();
  const form = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const field = fieldsOf(form);

  const enter = form.handleSubmit(async ({ password }) => {
    try {
      await api.post('/api/operator/enter', withPassword ? { password } : {});
      router.refresh();
    } catch (error) {
      showRefusal(form, error);
    }
  });

  return (
    <form onSubmit={enter} noValidate className="mx-auto w-full max-w-form space-y-5 py-6">
      <div>
        <h1>Open the operator’s desk</h1>
        <p className="mt-1.5 text-muted">
          {withPassword
            ? 'Please enter your password. The desk then stays open for an hour in this browser.'
            : 'Please sign in with Google again first. The desk then stays open for an hour in this browser.'}
        </p>
      </div>
      {withPassword && (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          {...field('password', { required: 'Please enter your password.' })}
        />
      )}
      {errors.root?.message && (
        <Alert
          action={
            !withPassword && (
              <a href="/auth/google?callbackUrl=%2Foperator" className="underline underline-offset-4">
                Sign in with Google
              </a>
            )
          }
        >
          {errors.root.message}
        </Alert>
      )}
      <Button type="submit" block pending={isSubmitting}>
        Open the desk
      </Button>
    </form>
  );
}
