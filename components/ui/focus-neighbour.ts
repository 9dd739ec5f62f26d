/** For a press that takes its own row away: the focus goes to the next row, or the one before. */
export function focusNeighbour(pressed: Element): void {
  const row = pressed.closest('li');
  const near = row?.nextElementSibling ?? row?.previousElementSibling;
  near?.querySelector<HTMLElement>('input, button')?.focus();
}
