'use client';

import { useRouter } from 'next/navigation';
import { api } from '@/lib/api-client';
import { ConfirmDialog } from './confirm-dialog';
import { failureText } from './failure-text';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { ignoreGone } from './ignore-gone';
import { useToast } from './toast';
import { useConfirmed } from './use-confirmed';

export interface DeleteItemProps {
  name: string;
  /** What the API deletes: "/crew/{id}". */
  path: string;
  question: string;
  failed: string;
  /** What else is deleted with it; by default, that it leaves the trips it is on. */
  detail?: string;
}

export function DeleteItem({ name, path, question, failed, detail }: DeleteItemProps) {
  const toast = useToast();
  const router = useRouter();
  const undo = async () => {
    try {
      await api.post(`${path}/restore`, {});
      toast.show({ text: `${name} is back.`, tone: 'success' });
      router.refresh();
    } catch (error) {
      toast.show({ text: failureText(error, `Could not put ${name} back`), tone: 'danger' });
    }
  };
  const { ask, dialog } = useConfirmed(async () => {
    await api.delete(path).catch(ignoreGone);
    toast.show({ text: `${name} is deleted.`, action: { label: 'Undo', onClick: undo } });
  }, failed);

  return (
    <>
      <IconButton label={`Delete ${name}`} icon={<Icon name="trash-2" />} variant="danger" onClick={ask} />
      <ConfirmDialog
        {...dialog}
        question={question}
        detail={detail ?? `${name} also comes off every trip.`}
        confirmLabel="Delete"
      />
    </>
  );
}
