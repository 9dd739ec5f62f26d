'use client';

import { Dialog } from '@/components/ui/dialog';
import { latePart, usePreload } from '@/components/ui/late-part';
import { type FirstTrip, SAME_AGAIN } from './first-trip';

const CopyForm = latePart(() => import('./copy-form').then((part) => part.CopyForm));

interface Props {
  first: FirstTrip;
  open: boolean;
  onClose: () => void;
}

export function CopyDialog({ first, open, onClose }: Props) {
  usePreload(CopyForm);
  return (
    <Dialog open={open} onClose={onClose} title={SAME_AGAIN}>
      <CopyForm {...first} onDone={onClose} />
    </Dialog>
  );
}
