'use client';

import { Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { ApiError, api } from '@/lib/api/client';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { IconButton } from '../ui/icon-button';
import { useToast } from '../ui/toast';

export interface DeleteItemProps {
  name: string;
  /** What the API deletes: "/crew/{id}". */
  path: string;
  question: string;
  failed: string;
  /** What goes with it, where it is not its place on trips. */
  detail?: string;
}

export function DeleteItem({ name, path, question, failed, detail }: DeleteItemProps) {
  const router = useRouter();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [refreshing, startRefresh] = useTransition();

  const remove = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      await api.delete(path).catch(ignoreGone);
      toast.show({ text: `${name} is deleted.` });
      startRefresh(() => {
        router.refresh();
        setAsking(false);
      });
    } catch (error) {
      setFailure((error instanceof ApiError && error.serverText) || failed);
    }
    setSending(false);
  };

  return (
    <>
      <IconButton
        label={`Delete ${name}`}
        icon={<Trash2 className="size-5" />}
        variant="danger"
        onClick={() => {
          setFailure(undefined);
          setAsking(true);
        }}
      />
      <ConfirmDialog
        open={asking}
        question={question}
        detail={detail ?? `${name} also comes off every trip.`}
        confirmLabel="Delete"
        pending={sending || refreshing}
        error={failure}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** Deleted already, in another window or by a first try whose answer was lost: that is what was asked for. */
function ignoreGone(error: unknown) {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
