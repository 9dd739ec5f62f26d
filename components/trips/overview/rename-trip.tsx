'use client';

import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import { ToolRow } from '@/components/ui/tool-row';
import { useToggle } from '@/components/ui/use-toggle';

interface Props {
  tripId: string;
  name: string | null;
}

const RenameForm = latePart(() => import('./rename-form').then((part) => part.RenameForm));

export function RenameTrip(props: Props) {
  const { open, setOpen, opener } = useToggle('Rename');
  usePreload(RenameForm);
  if (open) {
    return (
      <div className="p-5">
        <RenameForm {...props} onDone={() => setOpen(false)} />
      </div>
    );
  }
  return (
    <ToolRow ref={opener} icon={<Icon name="pencil" />} onClick={() => setOpen(true)}>
      Rename
    </ToolRow>
  );
}
