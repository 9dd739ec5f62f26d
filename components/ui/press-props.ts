import type { ComponentProps, MouseEvent } from 'react';

type Press = ComponentProps<'button'>['onClick'];

/**
 * Returns the props of a button that can't be pressed while `pending` is true. It uses
 * aria-disabled, because a disabled button would lose the focus during a save.
 */
export function pressProps(pending: boolean, onClick: Press): ComponentProps<'button'> {
  if (!pending) return onClick ? { onClick } : {};
  return {
    'aria-disabled': true,
    'aria-busy': true,
    onClick: (event: MouseEvent) => event.preventDefault(),
  };
}
