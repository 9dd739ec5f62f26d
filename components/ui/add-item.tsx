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
   * The button's accessible name, such as "Add people to Family". Needed when several buttons on a
   * page have the same label.
   */
  name?: string;
  /** An icon and a text about the list's purpose, shown while the list is empty. */
  empty?: { icon: ReactNode; text: string };
  /** True to draw a line between the list and the button. */
  divided?: boolean;
  form: (close: () => void) => ReactNode;
}

/** A button below a list. When pressed, a form to add an item replaces it. */
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
