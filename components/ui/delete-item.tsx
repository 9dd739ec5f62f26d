'use client';

import { api } from '@/lib/api-client';
import { ConfirmDialog } from './confirm-dialog';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { ignoreGone } from './ignore-gone';
import { useToast } from './toast';
import { useConfirmed } from './use-confirmed';
import { useUndo } from './use-undo';

export interface DeleteItemProps {
  name: string;
  path: string;
  question: string;
  failed: string;
  /** By default it says that the item is removed from its trips. */
  detail?: string;
}

export function DeleteItem({ name, path, question, failed, detail }: DeleteItemProps) {
  const toast = useToast();
  const undo = useUndo(name, () => api.post(`${path}/restore`, {}), `${name} is back.`);
  const { ask, dialog } = useConfirmed(async () => {
    await api.delete(path).catch(ignoreGone);
    toast.show({ text: `${name} is deleted.`, action: undo });
  }, failed);

  return (
    <>
      <IconButton label={`Delete ${name}`} icon={<Icon name="trash-2" />} variant="danger" onClick={ask} />
      <ConfirmDialog
        {...dialog}
        question={question}
        detail={detail ?? `${name} is also removed from every trip.`}
        confirmLabel="Delete"
      />
    </>
  );
}
