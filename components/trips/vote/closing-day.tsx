'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import type { ClosingProps } from './closing-form';

const ClosingForm = latePart(() => import('./closing-form').then((part) => part.ClosingForm));

export function ClosingDay(props: ClosingProps) {
  const [open, setOpen] = useState(false);
  usePreload(ClosingForm);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" icon={<Icon name="clock" />} onClick={() => setOpen(true)}>
        {props.closesOn ? 'Change the last day to vote' : 'Set a last day to vote'}
      </Button>
      <Dialog open={open} onClose={close} title="Last day to vote">
        <ClosingForm {...props} onDone={close} />
      </Dialog>
    </>
  );
}
