'use client';

import { Icon } from '@/components/ui/icon';
import { ToolRow } from '@/components/ui/tool-row';
import { peopleText } from '../people-text';
import { useRemind } from './use-remind';

interface Props {
  tripId: string;
  waiting: number;
}

export function RemindAll({ tripId, waiting }: Props) {
  const { remind, pending } = useRemind(tripId, {
    done: (count) => `${peopleText(count)} reminded by mail.`,
    tooSoon: 'They have all been reminded within the last 24 hours.',
  });
  return (
    <ToolRow
      icon={<Icon name="bell" />}
      pending={pending}
      detail={peopleText(waiting)}
      onClick={() => remind()}
    >
      Send reminders
    </ToolRow>
  );
}
