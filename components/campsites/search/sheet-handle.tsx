import { type KeyboardEvent, type PointerEvent, useContext, useRef } from 'react';
import { type Stop, stops } from '@/lib/campsites/search-choices';
import { ListStop } from './list-stop';

const labels: Record<Stop, string> = { peek: 'Show the list', half: 'Show more', full: 'Show the map' };

/** In px: a shorter movement is a tap. */
const DRAGGED = 16;

/** Of the screen's height: who drags the handle farther skips a stop. */
const FAR = 0.45;

const steps: Record<string, (at: number) => number> = {
  ArrowUp: (at) => at + 1,
  ArrowDown: (at) => at - 1,
  Home: () => stops.length - 1,
  End: () => 0,
};

/** Pulls a phone's list up and down over the map (see search-panel.css). */
export function SheetHandle() {
  const { stop, turn } = useContext(ListStop);
  const drag = useRef<{ from: number; height: number; sheet: HTMLElement | null }>(null);
  const dragged = useRef(false);
  const at = stops.indexOf(stop);
  const go = (to: number) => turn(stops[Math.min(Math.max(to, 0), stops.length - 1)] ?? stop);

  function start({ currentTarget, clientY, pointerId }: PointerEvent<HTMLButtonElement>) {
    const sheet = currentTarget.closest<HTMLElement>('.results-sheet');
    drag.current = { from: clientY, height: sheet?.offsetHeight ?? 0, sheet: stop === 'full' ? null : sheet };
    dragged.current = false;
    currentTarget.setPointerCapture?.(pointerId);
  }

  function move({ clientY }: PointerEvent) {
    if (!drag.current) return;
    const { from, height, sheet } = drag.current;
    if (Math.abs(from - clientY) >= DRAGGED) dragged.current = true;
    if (sheet && dragged.current)
      Object.assign(sheet.style, { height: `${height + from - clientY}px`, transition: 'none' });
  }

  function end({ clientY, type }: PointerEvent) {
    if (!drag.current) return;
    const { from, sheet } = drag.current;
    drag.current = null;
    if (sheet) Object.assign(sheet.style, { height: '', transition: '' });
    if (!dragged.current || type === 'pointercancel') return;
    const by = Math.abs(from - clientY) > FAR * window.innerHeight ? 2 : 1;
    go(at + (clientY < from ? by : -by));
  }

  function press(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    go(step(at));
  }

  return (
    <button
      type="button"
      className="sheet-handle"
      aria-expanded={stop !== 'peek'}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={press}
      // The click that ends a drag isn't a tap.
      onClick={({ detail }) => (detail > 0 && dragged.current) || go(stop === 'full' ? 0 : at + 1)}
    >
      <span className="sr-only">{labels[stop]}</span>
    </button>
  );
}
