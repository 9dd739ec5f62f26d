'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { CardList, CardRow } from '@/components/ui/card';
import { CopyField } from '@/components/ui/copy-field';
import { asNumber, fieldsOf } from '@/components/ui/fields-of';
import { LocalTime } from '@/components/ui/local-time';
import { SettingRow } from '@/components/ui/setting-row';
import { showRefusal } from '@/components/ui/show-refusal';
import { TextField } from '@/components/ui/text-field';
import { useAction } from '@/components/ui/use-action';
import type { ApiToken, NewApiToken } from '@/lib/account/settings-schema';
import { api } from '@/lib/api-client';
import { countText } from '@/lib/text';

const PATH = '/api/account/tokens';
const empty: NewApiToken = { name: '', days: 90 };

export function TokenList({ tokens }: { tokens: ApiToken[] }) {
  const router = useRouter();
  const [made, setMade] = useState<string>();
  const [pressed, setPressed] = useState<string>();
  const { run, pending, failure } = useAction();
  const form = useForm({ defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const field = fieldsOf(form);

  const create = form.handleSubmit(async (typed) => {
    try {
      const { token } = await api.post<{ token: string }>(PATH, typed);
      form.reset(empty);
      setMade(token);
      router.refresh();
    } catch (error) {
      showRefusal(form, error);
    }
  });

  const end = (id: string) => {
    if (pending) return;
    setPressed(id);
    setMade(undefined);
    run(() => api.delete(`${PATH}/${id}`), router.refresh);
  };

  return (
    <SettingRow
      icon="plug"
      title="Programs"
      detail={tokens.length > 0 ? countText(tokens.length, 'token') : 'No tokens'}
    >
      <p className="text-muted">
        With a token, a program of yours sees and changes your trips as you do, but not your account or cards
        for an emergency. “Log out everywhere” and a new password end all tokens; the end of one session
        doesn’t.
      </p>
      {tokens.length > 0 && (
        <CardList className="-mt-2 [&>li]:px-0">
          {tokens.map(({ id, name, ends_at, last_used_at }) => (
            <CardRow
              key={id}
              title={name}
              detail={
                <>
                  {last_used_at ? (
                    <>
                      Used <LocalTime at={last_used_at} dayOnly />
                    </>
                  ) : (
                    'Never used'
                  )}
                  , ends <LocalTime at={ends_at} dayOnly />
                </>
              }
              end={
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`End ${name}`}
                  onClick={() => end(id)}
                  pending={pending && pressed === id}
                >
                  End
                </Button>
              }
            />
          ))}
        </CardList>
      )}
      {failure && <Alert>{failure}</Alert>}
      {made && <CopyField label="Your token. You see it only now" value={made} copyLabel="Copy token" />}
      <form onSubmit={create} noValidate className="space-y-4">
        <TextField label="What’s it for?" {...field('name')} />
        <TextField label="Days until it ends" inputMode="numeric" {...field('days', asNumber)} />
        {errors.root && <Alert>{errors.root.message}</Alert>}
        <Button type="submit" variant="secondary" pending={isSubmitting}>
          Make a token
        </Button>
      </form>
    </SettingRow>
  );
}
