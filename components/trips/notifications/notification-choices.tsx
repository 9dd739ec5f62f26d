'use client';

import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SettingRow } from '@/components/ui/setting-row';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import { kindOf, type NotificationKind, notificationKinds, type Ways } from '@/lib/trips/notification-kinds';
import type { Choices } from '@/lib/trips/notifications/schema';

const ways = ['mail', 'bell', 'push'] as const satisfies (keyof Ways)[];
const wayName = { mail: 'Email', bell: 'Bell', push: 'Push' };

interface Props {
  choices: Choices;
  open?: boolean;
  /** The state of push in this browser. */
  children?: ReactNode;
}

export function NotificationChoices({ choices: saved, open, children }: Props) {
  const toast = useToast();
  const [choices, setChoices] = useState(saved);
  const { run, pending, failure } = useAction();

  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    run(
      () => api.put('/api/account/notifications', choices),
      () => toast.show({ text: 'Your choice is saved.', tone: 'success' }),
    );
  };
  const toggle = (kind: NotificationKind, way: keyof Ways, on: boolean) =>
    setChoices((before) => ({ ...before, [kind]: { ...before[kind], [way]: on } }));

  return (
    <SettingRow icon="bell" title="Notifications" detail="What reaches you, and how" open={open}>
      <form onSubmit={save} className="@container">
        <table className="notification-choices">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">What</span>
              </th>
              {ways.map((way) => (
                <th key={way} scope="col" className="way">
                  {wayName[way]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {notificationKinds.map((kind) => {
              const { name, about } = kindOf(kind);
              return (
                <tr key={kind}>
                  <th scope="row">
                    {name} <span>{about}</span>
                  </th>
                  {ways.map((way) => (
                    <td key={way}>
                      <label className="check">
                        <span>
                          <input
                            type="checkbox"
                            aria-label={`${name} by ${wayName[way].toLowerCase()}`}
                            checked={choices[kind][way]}
                            onChange={(event) => toggle(kind, way, event.target.checked)}
                          />
                          <Icon name="check" />
                        </span>
                      </label>
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
        <p className="mt-3 text-sm text-muted">
          We still email you invitations and questions that need your answer, such as whether you’re still
          coming.
        </p>
        {children}
        {failure && <Alert className="mt-4">{failure}</Alert>}
        <Button type="submit" pending={pending} pendingText="Saving…" className="mt-4">
          Save
        </Button>
      </form>
    </SettingRow>
  );
}
