import type { ComponentProps, MouseEvent } from 'react';

type Press = ComponentProps<'button'>['onClick'];

/** Uses aria-disabled, because a disabled button would lose the focus during a save. */
export function pressProps(pending: boolean, onClick: Press): ComponentProps<'button'> {
  if (!pending) return onClick ? { onClick } : {};
  return {
    'aria-disabled': true,
    'aria-busy': true,
    onClick: (event: MouseEvent) => event.preventDefault(),
  };
}
