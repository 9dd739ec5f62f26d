'use client';

import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { fieldsOf } from '@/components/ui/fields-of';
import { PasswordField } from '@/components/ui/password-field';
import { showRefusal } from '@/components/ui/show-refusal';

interface Props {
  open: boolean;
  title: string;
  detail: string;
  confirmLabel: string;
  danger?: boolean;
  /** False for an account without a password. Its owner signs in with Google again as proof. */
  withPassword: boolean;
  onProof: (proof: { password?: string }) => Promise<void>;
  onCancel: () => void;
}

export function ProofDialog({
  open,
  title,
  detail,
  confirmLabel,
  danger,
  withPassword,
  onProof,
  onCancel,
}: Props) {
  const form = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const field = fieldsOf(form);
  useEffect(() => {
    if (!open) form.reset();
  }, [open, form]);

  const confirm = form.handleSubmit(async ({ password }) => {
    try {
      await onProof(withPassword ? { password } : {});
    } catch (error) {
      showRefusal(form, error);
    }
  });

  return (
    <Dialog open={open} onClose={onCancel} title={title} description={detail}>
      <form onSubmit={confirm} noValidate className="space-y-4">
        {withPassword && (
          <PasswordField
            label="Your password again"
            autoComplete="current-password"
            data-autofocus=""
            {...field('password', { required: 'Please enter your password.' })}
          />
        )}
        {errors.root?.message && (
          <Alert
            action={
              !withPassword && (
                <a
                  href="/auth/google?callbackUrl=%2Fprofile%2Faccount"
                  className="underline underline-offset-4"
                >
                  Sign in with Google
                </a>
              )
            }
          >
            {errors.root.message}
          </Alert>
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} pending={isSubmitting}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
