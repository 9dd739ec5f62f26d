'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { usePreload } from '@/components/ui/late-part';
import type { FormProps } from './costs-props';
import { ExpenseForm } from './expense-dialog';

interface Props extends FormProps {
  className?: string;
}

export function AddExpense({ className, ...props }: Props) {
  const [open, setOpen] = useState(false);
  usePreload(ExpenseForm);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={<Icon name="plus" />} onClick={() => setOpen(true)} className={className}>
        Add an expense
      </Button>
      <Dialog open={open} onClose={close} title="Add an expense">
        <ExpenseForm {...props} onDone={close} />
      </Dialog>
    </>
  );
}
