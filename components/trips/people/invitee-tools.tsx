'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
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
import { FixAddress } from './fix-address';
import type { PersonTools } from './person-rows';
import { SameHousehold } from './same-household';

interface Props extends PersonTools {
  tripId: string;
  name: string;
}

type Shown = 'menu' | 'removal' | 'address' | 'same';

/** What an organiser most likely does with a person stands beside the menu of all the rest. */
export function InviteeTools(props: Props) {
  const { tripId, inviteId, name, first } = props;
  const [shown, setShown] = useState<Shown>();
  const { remind, pending } = useRemind(tripId, reminderWords(name));
  return (
    <div className="-my-1 -mr-2.5 ml-auto flex items-center gap-1">
      {first && (
        <Button
          variant="secondary"
          size="sm"
          pending={pending}
          onClick={first === 'remind' ? () => remind(inviteId) : () => setShown('address')}
        >
          {first === 'remind' ? 'Remind' : 'Fix the address'}
          <span className="sr-only"> {first === 'remind' ? name : `of ${name}`}</span>
        </Button>
      )}
      <IconButton
        label={`Manage ${props.name}`}
        icon={<Icon name="ellipsis" />}
        aria-haspopup="menu"
        aria-expanded={shown === 'menu'}
        onClick={() => setShown('menu')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setShown('menu');
        }}
      />
      {/* A list may have two hundred rows. So the dialogs of a row are rendered only when one
          of them is opened. */}
      {shown && <InviteeDialogs {...props} shown={shown} onShow={setShown} />}
    </div>
  );
}

const reminderWords = (name: string) => ({
  done: () => `${name} is reminded by email.`,
  tooSoon: `${name} was reminded in the last 24 hours already.`,
});

interface DialogsProps extends Props {
  shown: Shown;
  onShow: (what: Shown | undefined) => void;
}

function InviteeDialogs(props: DialogsProps) {
  const {
    tripId,
    inviteId,
    name,
    coOrganiser,
    remind: mayRemind,
    appoint: mayAppoint,
    guest,
    unmailed,
    address,
    first,
    shown,
    onShow,
  } = props;
  const router = useRouter();
  const toast = useToast();
  const { run, pending, failure, forget } = useAction();
  const close = () => onShow(undefined);
  const { remind, pending: reminding } = useRemind(tripId, reminderWords(name), close);
  const askRemoval = () => {
    forget();
    onShow('removal');
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
      <Dialog open={shown === 'menu'} onClose={close} title={<EmailText>{name}</EmailText>}>
        <Menu label={`Manage ${name}`} className="-mx-5 sm:-mx-6">
          {mayRemind && first !== 'remind' && (
            <ToolRow
              role="menuitem"
              icon={<Icon name="bell" />}
              pending={reminding}
              onClick={() => remind(inviteId)}
            >
              Send a reminder
            </ToolRow>
          )}
          {mayAppoint && (
            <ToolRow
              role="menuitem"
              icon={<Icon name="user-round-cog" />}
              pending={pending}
              onClick={appoint}
            >
              {coOrganiser ? 'No longer a co-organiser' : 'Make co-organiser'}
            </ToolRow>
          )}
          {address && first !== 'address' && (
            <ToolRow role="menuitem" icon={<Icon name="pencil" />} onClick={() => onShow('address')}>
              Fix the address
            </ToolRow>
          )}
          {guest && (
            <ToolRow role="menuitem" icon={<Icon name="users-round" />} onClick={() => onShow('same')}>
              On the trip twice
            </ToolRow>
          )}
          <ToolRow role="menuitem" tone="danger" icon={<Icon name="user-minus" />} onClick={askRemoval}>
            Remove from the trip
          </ToolRow>
        </Menu>
        {failure && <Alert className="mt-3">{failure}</Alert>}
      </Dialog>
      {address && (
        <Dialog open={shown === 'address'} onClose={close} title="Fix the address">
          <FixAddress tripId={tripId} inviteId={inviteId} address={address} onDone={close} />
        </Dialog>
      )}
      {shown === 'same' && (
        <SameHousehold tripId={tripId} householdId={inviteId} name={name} onClose={close} />
      )}
      <ConfirmDialog
        open={shown === 'removal'}
        question={
          <>
            Remove <EmailText>{name}</EmailText> from the trip?
          </>
        }
        detail={
          unmailed
            ? 'They’ll no longer see the trip, and their link ends. We have no address to tell them.'
            : 'They’ll no longer see the trip, and we’ll email to let them know.'
        }
        confirmLabel="Remove"
        pending={pending}
        error={failure}
        onConfirm={remove}
        onCancel={close}
      />
    </>
  );
}
