'use client';

import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ignoreGone } from '@/components/ui/ignore-gone';
import { useToast } from '@/components/ui/toast';
import { useConfirmed } from '@/components/ui/use-confirmed';
import { api } from '@/lib/api-client';

interface Props {
  site: { id: string; name: string; shared: boolean };
}

export function OwnSiteTools({ site: { id, name, shared } }: Props) {
  const toast = useToast();
  const path = `/api/locations/${id}`;
  const sharing = useConfirmed(async () => {
    await api.put(path, { share_flag: !shared });
    toast.show({ text: shared ? `${name} is private now.` : `${name} is shared now.`, tone: 'success' });
  }, 'Could not save campsite');
  const deletion = useConfirmed(async () => {
    await api.delete(path).catch(ignoreGone);
    toast.show({ text: `${name} is deleted.` });
  }, 'Could not delete the campsite');
  return (
    <>
      <ButtonLink href={`/add-location?site=${id}`} variant="secondary" size="sm" aria-label={`Edit ${name}`}>
        Edit
      </ButtonLink>
      <Button
        variant="secondary"
        size="sm"
        aria-label={shared ? `Make private: ${name}` : `Share: ${name}`}
        onClick={sharing.ask}
      >
        {shared ? 'Make private' : 'Share'}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        className="text-ember!"
        aria-label={`Delete ${name}`}
        onClick={deletion.ask}
      >
        Delete
      </Button>
      <ConfirmDialog
        {...sharing.dialog}
        tone="primary"
        question={shared ? `Make ${name} private?` : `Share ${name} with everybody?`}
        detail={
          shared
            ? 'Nobody else will find it any more. Trips that others have planned there keep it as it is now.'
            : 'Everybody on Campmates can then find it, with its address and how to reach it. Your name isn’t shown.'
        }
        confirmLabel={shared ? 'Make private' : 'Share'}
      />
      <ConfirmDialog
        {...deletion.dialog}
        question="Are you sure you want to delete this campsite?"
        detail={`Nobody will find ${name} any more. Trips already planned there still show it.`}
        confirmLabel="Delete"
      />
    </>
  );
}
