/** Focuses the next row, or the previous one, before a press removes the button's own row. */
export function focusNeighbour(pressed: Element): void {
  const row = pressed.closest('li');
  const near = row?.nextElementSibling ?? row?.previousElementSibling;
  near?.querySelector<HTMLElement>('input, button')?.focus();
}
