'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader, CardList, CardRow } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { LocalTime } from '@/components/ui/local-time';
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
    <Card as="section" aria-label="Where you are logged in">
      <CardHeader level={3} title="Where you are logged in" />
      <CardList>
        {sessions.map(({ id, browser, address, created_at, current }) => {
          const path = `/api/account/sessions/${id}`;
          return (
            <CardRow
              key={id}
              start={<Icon name="monitor-smartphone" className="text-muted" />}
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
      <CardBody className="border-t border-line">
        {failure && <Alert className="mb-4">{failure}</Alert>}
        <Button
          variant="secondary"
          pending={pending && pressed === '/api/account/sessions'}
          onClick={() => end('/api/account/sessions', () => window.location.assign('/logged-out'))}
        >
          Log out everywhere
        </Button>
      </CardBody>
    </Card>
  );
}
