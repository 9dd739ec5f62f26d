'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import type { SettingsProps } from './link-form';

const LinkForm = latePart(() => import('./link-form').then((part) => part.LinkForm));

/** Makes the link, or changes how many may join by it and till when. */
export function LinkSettings(props: SettingsProps) {
  const [open, setOpen] = useState(false);
  usePreload(LinkForm);
  const close = () => setOpen(false);
  const isNew = props.link === null;
  return (
    <>
      <Button
        variant="secondary"
        icon={<Icon name={isNew ? 'link-2' : 'settings'} />}
        onClick={() => setOpen(true)}
      >
        {isNew ? 'Make a link' : 'Change'}
      </Button>
      <Dialog open={open} onClose={close} title={isNew ? 'Link to share' : 'Change the link'}>
        <LinkForm {...props} onDone={close} />
      </Dialog>
    </>
  );
}
