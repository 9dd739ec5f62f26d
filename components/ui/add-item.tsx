'use client';

import type { ReactNode } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import { EmptyState } from './empty-state';
import { Icon } from './icon';
import { useToggle } from './use-toggle';

interface Props {
  label: string;
  /** Needed when several buttons on a page have the same label. */
  name?: string;
  empty?: { icon: ReactNode; text: string };
  divided?: boolean;
  form: (close: () => void) => ReactNode;
}

export function AddItem({ label, name, empty, divided = !empty, form }: Props) {
  const { open, setOpen, opener } = useToggle(name ?? label);
  const button = (
    <Button
      ref={opener}
      variant="secondary"
      aria-label={name}
      icon={<Icon name="plus" />}
      onClick={() => setOpen(true)}
    >
      {label}
    </Button>
  );
  return (
    <div className={classNames(!empty && 'py-4', divided && 'border-t border-line')}>
      {open && form(() => setOpen(false))}
      {!open && empty && (
        <EmptyState icon={empty.icon} action={button}>
          {empty.text}
        </EmptyState>
      )}
      {!open && !empty && button}
    </div>
  );
}
