'use client';

import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import { ToolRow } from '@/components/ui/tool-row';
import { useToggle } from '@/components/ui/use-toggle';

interface Props {
  tripId: string;
  name: string | null;
  onDone: () => void;
}

const RenameForm = latePart(() => import('./rename-form').then((part) => part.RenameForm));

export function RenameTrip({ onDone, ...props }: Props) {
  const { open, setOpen, opener } = useToggle('Rename');
  usePreload(RenameForm);
  const close = () => {
    setOpen(false);
    onDone();
  };
  if (open) {
    return (
      <div className="p-5">
        <RenameForm {...props} onDone={close} />
      </div>
    );
  }
  return (
    <ToolRow ref={opener} icon={<Icon name="pencil" />} onClick={() => setOpen(true)}>
      Rename
    </ToolRow>
  );
}
