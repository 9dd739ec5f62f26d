'use client';

import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { useConfirmed } from '@/components/ui/use-confirmed';
import { api } from '@/lib/api-client';
import type { VoteOption } from '@/lib/trips/vote/schema';
import { optionTitle } from './vote-text';

interface Props {
  path: string;
  option: VoteOption;
}

export function TakeOutOption({ path, option }: Props) {
  const title = optionTitle(option);
  const { ask, dialog } = useConfirmed(async () => {
    await api.patch(path, { without: [option.id] });
  });
  return (
    <>
      <IconButton
        label={`Take ${title} out of the vote`}
        icon={<Icon name="x" />}
        onClick={ask}
        className="-my-2 -mr-2.5 -ml-2"
      />
      <ConfirmDialog
        {...dialog}
        question={`Take ${title} out of the vote?`}
        detail={option.said.length > 0 ? 'The answers about it are deleted too.' : undefined}
        confirmLabel="Take it out"
      />
    </>
  );
}
