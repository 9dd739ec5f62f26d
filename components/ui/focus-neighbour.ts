/** Call this before the press removes the row. */
export function focusNeighbour(pressed: Element): void {
  const row = pressed.closest('li');
  const near = row?.nextElementSibling ?? row?.previousElementSibling;
  near?.querySelector<HTMLElement>('input, button')?.focus();
}
