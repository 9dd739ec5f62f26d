'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { failureText } from '@/components/ui/failure-text';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { ignoreGone } from '@/components/ui/ignore-gone';
import { useToast } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import type { GroupMember } from '@/lib/household/groups/schema';

interface Props {
  name: string;
  groupName: string;
  member: GroupMember;
  /** The API's list of the group's people. */
  path: string;
  /** The row, and the button with it, is about to go. */
  onRemoved: () => void;
}

/** Takes somebody out at once; adding their address again undoes it. */
export function RemovePerson({ name, groupName, member, path, onRemoved }: Props) {
  const router = useRouter();
  const toast = useToast();
  const [sending, setSending] = useState(false);
  const [refreshing, startRefresh] = useTransition();

  const undo = async () => {
    try {
      await api.post(path, { emails: [member.email] });
      toast.show({ text: `${name} is back in ${groupName}.`, tone: 'success' });
      router.refresh();
    } catch (error) {
      toast.show({ text: failureText(error, `Could not put ${name} back`), tone: 'danger' });
    }
  };

  const remove = async () => {
    setSending(true);
    try {
      await api.delete(`${path}/${member.id}`).catch(ignoreGone);
      toast.show({ text: `${name} is out of ${groupName}.`, action: { label: 'Undo', onClick: undo } });
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
