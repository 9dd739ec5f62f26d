'use client';

import { useState } from 'react';
import { Button, type ButtonProps } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { CopyDialog } from './copy-dialog';
import { type FirstTrip, SAME_AGAIN } from './first-trip';

interface Props extends Pick<ButtonProps, 'variant' | 'className'> {
  first: FirstTrip;
}

export function SameAgain({ first, ...look }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon name="rotate-cw" />} onClick={() => setOpen(true)} {...look}>
        {SAME_AGAIN}
      </Button>
      <CopyDialog first={first} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
