'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import { PasteInstead } from '@/components/ui/paste-instead';
import { api } from '@/lib/api-client';

interface Props {
  path: string;
  households: { household_id: string; name: string }[];
  own: string | null;
  className?: string;
}

const TodoForm = latePart(() => import('./todo-form').then((part) => part.TodoForm));
const SeveralForm = latePart(() => import('@/components/ui/several-form').then((part) => part.SeveralForm));

export function AddTodo({ className, ...form }: Props) {
  const [open, setOpen] = useState<'one' | 'several' | null>(null);
  usePreload(TodoForm);
  const close = () => setOpen(null);
  return (
    <>
      <Button
        className={className}
        icon={<Icon name="plus" className="size-4" />}
        aria-haspopup="dialog"
        onClick={() => setOpen('one')}
      >
        Add a to-do
      </Button>
      <Dialog
        open={open !== null}
        onClose={close}
        title={open === 'several' ? 'Add several to-dos' : 'Add a to-do'}
      >
        {open === 'several' ? (
          <SeveralForm
            meaning="none"
            longest={200}
            hint="One to-do a line, from a chat or a sheet."
            send={({ name }) => api.post(form.path, { text: name })}
            onDone={close}
          />
        ) : (
          <>
            <TodoForm {...form} todo={null} onRemove={null} onDone={close} />
            <PasteInstead onClick={() => setOpen('several')} />
          </>
        )}
      </Dialog>
    </>
  );
}
