'use client';

import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './button';
import { Icon } from './icon';
import { IconButton } from './icon-button';

export type ToastOptions = {
  text: ReactNode;
  tone?: 'neutral' | 'success' | 'danger';
  action?: { label: string; onClick: () => void };
  /** True when the action leads to another page, on which the toast stays. */
  onward?: boolean;
  /** In ms. The default is 4 s, or 8 s for a toast with an action. */
  duration?: number;
};

export type ToastItem = ToastOptions & { id: number };

type ToastRegionProps = { items: ToastItem[]; onDismiss: (id: number) => void };

/**
 * On phones the toasts are below the top bar, away from the thumb and the buttons. F8 moves the
 * focus to the newest one, so that keyboard users can reach Undo in time.
 */
export function ToastRegion({ items, onDismiss }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  /** undefined while no toast has the focus. */
  const cameFrom = useRef<EventTarget | null>(undefined);
  const [paused, setPaused] = useState(false);
  const empty = items.length === 0;

  useEffect(() => {
    if (empty) {
      // The browser fires no pointerleave event when the toast under the pointer is removed.
      setPaused(false);
      return;
    }
    const goThere = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || region.current?.contains(document.activeElement)) return;
      region.current?.querySelector<HTMLElement>('li:last-child button')?.focus();
    };
    document.addEventListener('keydown', goThere);
    return () => document.removeEventListener('keydown', goThere);
  }, [empty]);

  const onFocus = (event: FocusEvent) => {
    setPaused(true);
    if (cameFrom.current === undefined) cameFrom.current = event.relatedTarget;
  };
  const onBlur = (event: FocusEvent) => {
    // Ignores the blur when the focus is still on a toast, or has moved to another window for a
    // while.
    const kept = [event.relatedTarget, document.activeElement].some((at) => region.current?.contains(at));
    if (kept) return;
    cameFrom.current = undefined;
    setPaused(false);
  };
  // A toast with the focus that is removed or replaced causes no blur event.
  useLayoutEffect(() => {
    if (cameFrom.current === undefined || region.current?.contains(document.activeElement)) return;
    const back = cameFrom.current;
    cameFrom.current = undefined;
    setPaused(false);
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  }, [items]);

  return (
    <section
      ref={region}
      // A section without a name is no landmark. The region has no name while it is empty.
      aria-label={empty ? undefined : 'Notifications (F8)'}
      onKeyDown={(event) => {
        const newest = items.at(-1);
        if (event.key === 'Escape' && newest) onDismiss(newest.id);
      }}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={onFocus}
      onBlur={onBlur}
      // Below the top bar (15 high, with a border), so that the toasts don't cover its links.
      className="pointer-events-none fixed inset-x-0 top-0 z-50 px-4 pt-[calc(--spacing(17)+1px+env(safe-area-inset-top))] lg:top-auto lg:bottom-0 lg:left-auto lg:pt-0 lg:pb-6"
    >
      <ol aria-live="polite" className="mx-auto flex w-full max-w-md flex-col gap-2 lg:w-md">
        {items.map((item) => (
          <Toast key={item.id} item={item} paused={paused} onDismiss={() => onDismiss(item.id)} />
        ))}
      </ol>
    </section>
  );
}

type ToastProps = { item: ToastItem; paused: boolean; onDismiss: () => void };

function Toast({ item, paused, onDismiss }: ToastProps) {
  const { text, tone = 'neutral', action, duration = action ? 8_000 : 4_000 } = item;
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;

  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => dismiss.current(), duration);
    return () => clearTimeout(timer);
  }, [paused, duration]);

  return (
    <li
      // Screen readers already announce an alert. With a live list they would announce it twice.
      aria-live={tone === 'danger' ? 'off' : undefined}
      className="pointer-events-auto flex flex-wrap items-center justify-end gap-x-2 rounded border border-control bg-card py-1 pr-1 pl-4 text-ink animate-toast-in"
    >
      {tone === 'success' && <Icon name="circle-check" className="text-eucalypt" />}
      {tone === 'danger' && <Icon name="circle-alert" className="text-ember" />}
      <p role={tone === 'danger' ? 'alert' : undefined} className="min-w-0 flex-[1_1_9rem] py-2">
        {text}
      </p>
      {action && (
        <Button
          variant="quiet"
          className="underline underline-offset-4"
          onClick={() => {
            action.onClick();
            onDismiss();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Dismiss" icon={<Icon name="x" />} onClick={onDismiss} />
    </li>
  );
}
