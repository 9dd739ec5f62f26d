/**
 * Focuses the next row, or the previous one if there is no next. Call it before a press removes the
 * row of the pressed button.
 */
export function focusNeighbour(pressed: Element): void {
  const row = pressed.closest('li');
  const near = row?.nextElementSibling ?? row?.previousElementSibling;
  near?.querySelector<HTMLElement>('input, button')?.focus();
}
