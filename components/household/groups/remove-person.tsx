'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { failureText } from '@/components/ui/failure-text';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { ignoreGone } from '@/components/ui/ignore-gone';
import { useToast } from '@/components/ui/toast';
import { api } from '@/lib/api-client';

interface Props {
  name: string;
  groupName: string;
  /** What the API deletes. */
  path: string;
  /** The row, and the button with it, is about to go. */
  onRemoved: () => void;
}

/** Takes somebody out at once: adding them again undoes it. */
export function RemovePerson({ name, groupName, path, onRemoved }: Props) {
  const router = useRouter();
  const toast = useToast();
  const [sending, setSending] = useState(false);
  const [refreshing, startRefresh] = useTransition();

  const remove = async () => {
    setSending(true);
    try {
      await api.delete(path).catch(ignoreGone);
      toast.show({ text: `${name} is out of ${groupName}.` });
      onRemoved();
      startRefresh(() => router.refresh());
    } catch (error) {
      toast.show({ text: failureText(error, 'Could not remove person'), tone: 'danger' });
    }
    setSending(false);
  };

  return (
    <IconButton
      label={`Remove ${name} from ${groupName}`}
      icon={<Icon name="x" />}
      variant="danger"
      className="-mr-2.5"
      pending={sending || refreshing}
      onClick={remove}
    />
  );
}
