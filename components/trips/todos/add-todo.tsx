'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';

interface Props {
  path: string;
  households: { household_id: string; name: string }[];
  own: string | null;
  className?: string;
}

const TodoForm = latePart(() => import('./todo-form').then((part) => part.TodoForm));

export function AddTodo({ className, ...form }: Props) {
  const [open, setOpen] = useState(false);
  usePreload(TodoForm);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        className={className}
        icon={<Icon name="plus" className="size-4" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Add a to-do
      </Button>
      <Dialog open={open} onClose={close} title="Add a to-do">
        <TodoForm {...form} todo={null} onRemove={null} onDone={close} />
      </Dialog>
    </>
  );
}
