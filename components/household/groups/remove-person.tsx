'use client';

import { useRouter } from 'next/navigation';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { ignoreGone } from '@/components/ui/ignore-gone';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { useUndo } from '@/components/ui/use-undo';
import { api } from '@/lib/api-client';
import type { GroupMember } from '@/lib/household/groups/schema';

interface Props {
  name: string;
  groupName: string;
  member: GroupMember;
  path: string;
  /** Just before the row with this button disappears. */
  onRemoved: () => void;
}

export function RemovePerson({ name, groupName, member, path, onRemoved }: Props) {
  const router = useRouter();
  const toast = useToast();
  const { run, pending } = useAction('Could not remove person');
  const putBack = () => api.post(path, { emails: [member.email] });
  const undo = useUndo(name, putBack, `${name} is back in ${groupName}.`);

  const remove = () =>
    run(
      async () => {
        await api.delete(`${path}/${member.id}`).catch(ignoreGone);
        toast.show({ text: `${name} is out of ${groupName}.`, action: undo });
        onRemoved();
      },
      () => router.refresh(),
      (text) => toast.show({ text, tone: 'danger' }),
    );

  return (
    <IconButton
      label={`Remove ${name} from ${groupName}`}
      icon={<Icon name="x" />}
      variant="danger"
      className="-mr-2.5"
      pending={pending}
      onClick={remove}
    />
  );
}
