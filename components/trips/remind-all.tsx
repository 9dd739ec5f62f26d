'use client';

import { Bell } from 'lucide-react';
import { useRemind } from '../attendance/use-remind';
import { ToolRow } from '../ui/tool-row';
import { peopleText } from './people-text';

interface Props {
  tripId: string;
  waiting: number;
}

export function RemindAll({ tripId, waiting }: Props) {
  const { remind, sending } = useRemind(tripId, {
    done: (count) => `${peopleText(count)} reminded by mail.`,
    tooSoon: 'They have all been reminded within the last 24 hours.',
  });
  return (
    <ToolRow
      icon={<Bell aria-hidden="true" />}
      pending={sending}
      detail={peopleText(waiting)}
      onClick={() => remind()}
    >
      Send reminders
    </ToolRow>
  );
}
