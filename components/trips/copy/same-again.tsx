'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { CopyDialog } from './copy-dialog';
import type { FirstTrip } from './first-trip';

interface Props {
  first: FirstTrip;
  className?: string;
}

export function SameAgain({ first, className }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon name="rotate-cw" />} onClick={() => setOpen(true)} className={className}>
        Same again
      </Button>
      <CopyDialog first={first} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
