'use client';

import { useState } from 'react';
import { api } from '@/lib/api-client';
import { Alert } from '../ui/alert';
import { Checkbox } from '../ui/checkbox';
import { SettingRow } from '../ui/setting-row';
import { useAction } from '../ui/use-action';

export function TakenAlongRow({ saved }: { saved: boolean }) {
  const [along, setAlong] = useState(saved);
  const [failure, setFailure] = useState<string>();
  const { run, pending } = useAction();
  const save = (taken_along: boolean) => {
    if (pending) return;
    setAlong(taken_along);
    setFailure(undefined);
    run(
      () => api.put('/api/account/taken-along', { taken_along }),
      undefined,
      (words) => {
        setAlong(!taken_along);
        setFailure(words);
      },
    );
  };
  return (
    <SettingRow
      icon="users-round"
      title="Others’ next trips"
      detail={along ? 'You may be taken along' : 'You’re left out'}
    >
      <Checkbox
        label="Others may take you along to their next trip"
        hint="Who camped with you finds your name there when they plan again. Without it you’re left out, and nobody’s told."
        checked={along}
        onChange={({ target }) => save(target.checked)}
      />
      {failure && <Alert>{failure}</Alert>}
    </SettingRow>
  );
}
