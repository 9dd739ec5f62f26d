import type { ComponentProps, MouseEvent } from 'react';

type Press = ComponentProps<'button'>['onClick'];

/** aria-disabled, not disabled: a disabled button would drop the keyboard focus in the middle of a save. */
export function pressProps(pending: boolean, onClick: Press): ComponentProps<'button'> {
  if (!pending) return onClick ? { onClick } : {};
  return {
    'aria-disabled': true,
    'aria-busy': true,
    onClick: (event: MouseEvent) => event.preventDefault(),
  };
}
