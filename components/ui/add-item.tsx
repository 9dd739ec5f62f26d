'use client';

import type { ReactNode } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import { EmptyState } from './empty-state';
import { Icon } from './icon';
import { useToggle } from './use-toggle';

interface Props {
  label: string;
  /**
   * The button's accessible name, where several buttons on a page have the same label: "Add people
   * to Family".
   */
  name?: string;
  /** What the list is for. Shown while the list is empty. */
  empty?: { icon: ReactNode; text: string };
  /** True when a line separates the button from the list above. */
  divided?: boolean;
  form: (close: () => void) => ReactNode;
}

/** The button under a list that is replaced by a form to add an item. */
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
    <div className={classNames('p-5', divided && 'border-t border-line')}>
      {open && form(() => setOpen(false))}
      {!open && empty && (
        <EmptyState icon={empty.icon} action={button} className="border-0! px-0! py-4!">
          {empty.text}
        </EmptyState>
      )}
      {!open && !empty && button}
    </div>
  );
}
