'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { FoldRow } from '@/components/ui/fold-row';
import { TextField } from '@/components/ui/text-field';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';

/**
 * For a guest who comes back in another browser, so that the household isn't counted twice. The
 * response is the same whether we know the name or address or not.
 */
export function AnsweredAlready({ token }: { token: string }) {
  const [said, setSaid] = useState<string>();
  const { run, pending, failure } = useAction('That didn’t work. Please try again.');
  const ask = (who: string) =>
    run(
      () => api.post<{ message: string }>(`/api/join/${token}/own-link`, { who }),
      ({ message }) => setSaid(message),
    );
  return (
    <div className="fold-rows">
      <FoldRow icon="user-check" title="Have you answered already?">
        {said ? (
          <Alert tone="info">{said}</Alert>
        ) : (
          <form
            noValidate
            className="space-y-4"
            onSubmit={(event) => {
              event.preventDefault();
              ask(String(new FormData(event.currentTarget).get('who') ?? ''));
            }}
          >
            <TextField
              label="The name or email you gave then"
              hint="So that you aren’t on the trip twice."
              name="who"
              error={failure}
            />
            <Button type="submit" variant="secondary" pending={pending}>
              Find my answer
            </Button>
          </form>
        )}
      </FoldRow>
    </div>
  );
}
