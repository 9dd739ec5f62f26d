'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { FoldRow } from '@/components/ui/fold-row';
import { showRefusal } from '@/components/ui/show-refusal';
import { TextField } from '@/components/ui/text-field';
import { api } from '@/lib/api-client';

/**
 * For a guest who comes back in another browser: asks for the name or address of the earlier answer,
 * so that the household isn't counted twice. The response is the same whether we know it or not.
 */
export function AnsweredAlready({ token }: { token: string }) {
  const [said, setSaid] = useState<string>();
  const form = useForm({ defaultValues: { who: '' } });
  const { errors, isSubmitting } = form.formState;
  const ask = form.handleSubmit(async ({ who }) => {
    try {
      setSaid((await api.post<{ message: string }>(`/api/join/${token}/own-link`, { who })).message);
    } catch (error) {
      showRefusal(form, error, { failed: 'That didn’t work. Please try again.' });
    }
  });
  return (
    <div className="fold-rows">
      <FoldRow icon="user-check" title="Have you answered already?">
        {said ? (
          <Alert tone="info">{said}</Alert>
        ) : (
          <form onSubmit={ask} noValidate className="space-y-4">
            <TextField
              label="The name or email you gave then"
              hint="So that you aren’t on the trip twice."
              error={errors.who?.message}
              {...form.register('who')}
            />
            {errors.root && <Alert>{errors.root.message}</Alert>}
            <Button type="submit" variant="secondary" pending={isSubmitting}>
              Find my answer
            </Button>
          </form>
        )}
      </FoldRow>
    </div>
  );
}
