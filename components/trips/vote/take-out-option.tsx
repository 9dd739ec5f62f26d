'use client';

import { ConfirmDialog } from '@/components/ui/confirm-dialog';
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
      <button type="button" className="line-link" onClick={ask}>
        Take it out<span className="sr-only"> of the vote: {title}</span>
      </button>
      <ConfirmDialog
        {...dialog}
        question={`Take ${title} out of the vote?`}
        detail={option.said.length > 0 ? 'The answers about it are deleted too.' : undefined}
        confirmLabel="Take it out"
      />
    </>
  );
}
