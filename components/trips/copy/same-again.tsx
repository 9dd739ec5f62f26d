'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { CopyDialog } from './copy-dialog';
import { type FirstTrip, SAME_AGAIN } from './first-trip';

interface Props {
  first: FirstTrip;
  className?: string;
}

export function SameAgain({ first, className }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon name="rotate-cw" />} onClick={() => setOpen(true)} className={className}>
        {SAME_AGAIN}
      </Button>
      <CopyDialog first={first} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
