interface Drag {
  row: HTMLElement;
  pointer: PointerEvent;
  /**
   * Called with the `data-column` under the pointer: the id of a car or pitch, or '' for the list
   * of people without a seat or households without a pitch.
   */
  over: (column: string | null) => void;
  drop: (column: string) => void;
  /** Called when the drag ends outside every column, and when Escape cancels it. */
  end: () => void;
}

const SLACK = 6;
const EDGE = 72;
const STEP = 14;

/** Ignores a press without movement. */
export function startDrag({ row, pointer, over, drop, end }: Drag): void {
  const from = { x: pointer.clientX, y: pointer.clientY + window.scrollY };
  let moving = false;
  let column: string | null = null;

  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointer.pointerId) return;
    const x = event.clientX - from.x;
    const y = event.clientY + window.scrollY - from.y;
    if (!moving && Math.hypot(x, y) < SLACK) return;
    moving = true;
    row.dataset.dragged = '';
    row.style.transform = `translate(${x}px, ${y}px)`;
    if (event.clientY < EDGE) window.scrollBy(0, -STEP);
    if (event.clientY > window.innerHeight - EDGE) window.scrollBy(0, STEP);
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const found = under?.closest<HTMLElement>('[data-column]')?.dataset.column ?? null;
    if (found !== column) over(found);
    column = found;
  };
  const stop = (dropped: boolean) => {
    for (const [type, listener] of listeners) removeEventListener(type, listener as EventListener);
    if (!moving) return;
    delete row.dataset.dragged;
    row.style.transform = '';
    over(null);
    // The row's handle would treat the click that follows the release as a tap.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    if (dropped && column !== null) drop(column);
    else end();
  };
  const listeners = [
    ['pointermove', move],
    ['pointerup', (event: PointerEvent) => event.pointerId === pointer.pointerId && stop(true)],
    ['pointercancel', () => stop(false)],
    ['keydown', (event: KeyboardEvent) => event.key === 'Escape' && stop(false)],
  ] as const;
  for (const [type, listener] of listeners) addEventListener(type, listener as EventListener);
}

const swallow = (event: Event) => {
  event.stopPropagation();
  event.preventDefault();
};
