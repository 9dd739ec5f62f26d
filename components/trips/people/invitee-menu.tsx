'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { EmailText } from '@/components/ui/email-text';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Menu } from '@/components/ui/menu';
import { useToast } from '@/components/ui/toast';
import { ToolRow } from '@/components/ui/tool-row';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import { useRemind } from '../invitations/use-remind';

interface Props {
  tripId: string;
  inviteId: string;
  name: string;
  coOrganiser: boolean;
  may: { remind: boolean; appoint: boolean };
}

/** What an organiser can do about one invitee, behind a button at the end of their row. */
export function InviteeMenu({ tripId, inviteId, name, coOrganiser, may }: Props) {
  const router = useRouter();
  const toast = useToast();
  const [shown, setShown] = useState<'menu' | 'removal'>();
  const { run, pending, failure, forget } = useAction();
  const { remind, sending: reminding } = useRemind(tripId, {
    done: () => `${name} is reminded by mail.`,
    tooSoon: `${name} has been reminded within the last 24 hours.`,
  });
  const close = () => setShown(undefined);
  const show = (what: 'menu' | 'removal') => {
    forget();
    setShown(what);
  };

  const change = (call: () => Promise<unknown>, saved: string) =>
    run(
      async () => {
        await call();
        toast.show({ text: saved, tone: 'success' });
      },
      () => {
        router.refresh();
        close();
      },
    );
  const path = `/api/trips/${tripId}/co-organisers/${inviteId}`;
  const appoint = () =>
    coOrganiser
      ? change(() => api.delete(path), `${name} is no longer a co-organiser.`)
      : change(() => api.put(path, {}), `${name} is a co-organiser.`);
  const remove = () =>
    change(() => api.delete(`/api/trips/${tripId}/invitees/${inviteId}`), `${name} is off the trip.`);

  return (
    <>
      <IconButton
        label={`Manage ${name}`}
        icon={<Icon name="ellipsis" />}
        aria-haspopup="menu"
        aria-expanded={shown === 'menu'}
        onClick={() => show('menu')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          show('menu');
        }}
      />
      <Dialog open={shown === 'menu'} onClose={close} title={<EmailText>{name}</EmailText>}>
        <Menu label={`Manage ${name}`} className="-mx-5 sm:-mx-6">
          {may.remind && (
            <ToolRow
              role="menuitem"
              icon={<Icon name="bell" />}
              pending={reminding}
              onClick={() => remind(inviteId).then(close)}
            >
              Send a reminder
            </ToolRow>
          )}
          {may.appoint && (
            <ToolRow
              role="menuitem"
              icon={<Icon name="user-round-cog" />}
              pending={pending}
              onClick={appoint}
            >
              {coOrganiser ? 'No longer a co-organiser' : 'Make co-organiser'}
            </ToolRow>
          )}
          <ToolRow
            role="menuitem"
            tone="danger"
            icon={<Icon name="user-minus" />}
            onClick={() => show('removal')}
          >
            Remove from the trip
          </ToolRow>
        </Menu>
        {failure && <Alert className="mt-3">{failure}</Alert>}
      </Dialog>
      <ConfirmDialog
        open={shown === 'removal'}
        question={
          <>
            Remove <EmailText>{name}</EmailText> from the trip?
          </>
        }
        detail="They’ll no longer see the trip, and we’ll email to let them know."
        confirmLabel="Remove"
        pending={pending}
        error={failure}
        onConfirm={remove}
        onCancel={close}
      />
    </>
  );
}
