'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { CardList, CardRow } from '@/components/ui/card';
import { LocalTime } from '@/components/ui/local-time';
import { SettingRow } from '@/components/ui/setting-row';
import { useAction } from '@/components/ui/use-action';
import type { SessionInfo } from '@/lib/account/settings-schema';
import { api } from '@/lib/api-client';

export function SessionList({ sessions }: { sessions: SessionInfo[] }) {
  const router = useRouter();
  const [pressed, setPressed] = useState<string>();
  const { run, pending, failure } = useAction();

  const end = (path: string, done: () => void) => {
    if (pending) return;
    setPressed(path);
    run(() => api.delete(path), done);
  };

  return (
    <SettingRow
      icon="monitor-smartphone"
      title="Where you are logged in"
      detail={sessions.length > 1 ? `This browser and ${sessions.length - 1} more` : 'This browser'}
    >
      <CardList className="-mt-2 [&>li]:px-0">
        {sessions.map(({ id, browser, address, created_at, current }) => {
          const path = `/api/account/sessions/${id}`;
          return (
            <CardRow
              key={id}
              title={browser}
              detail={
                <>
                  {/* Keeps date and time on one line; on a phone the button wraps below. */}
                  <span className="whitespace-nowrap large-text:whitespace-normal">
                    <LocalTime at={created_at} />
                  </span>
                  {address && (
                    <>
                      <span className="max-sm:hidden"> · </span>
                      <span className="max-sm:block">{address}</span>
                    </>
                  )}
                </>
              }
              end={
                current ? (
                  <Badge tone="success">This browser</Badge>
                ) : (
                  <Button
                    variant="secondary"
                    size="sm"
                    pending={pending && pressed === path}
                    onClick={() => end(path, () => router.refresh())}
                  >
                    End session
                  </Button>
                )
              }
            />
          );
        })}
      </CardList>
      {failure && <Alert>{failure}</Alert>}
      <Button
        variant="secondary"
        pending={pending && pressed === '/api/account/sessions'}
        onClick={() => end('/api/account/sessions', () => window.location.assign('/logged-out'))}
      >
        Log out everywhere
      </Button>
    </SettingRow>
  );
}
