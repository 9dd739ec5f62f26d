'use client';

import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import { ToolRow } from '@/components/ui/tool-row';
import { useToggle } from '@/components/ui/use-toggle';

interface Props {
  tripId: string;
  ownEmail: string;
}

const InviteForm = latePart(() => import('./invite-form').then((part) => part.InviteForm));

export function InviteMore(props: Props) {
  const { open, setOpen, opener } = useToggle('Invite more people');
  usePreload(InviteForm);
  if (open) {
    return (
      <div className="p-5">
        <InviteForm {...props} onDone={() => setOpen(false)} />
      </div>
    );
  }
  return (
    <ToolRow ref={opener} icon={<Icon name="user-plus" />} onClick={() => setOpen(true)}>
      Invite more people
    </ToolRow>
  );
}
