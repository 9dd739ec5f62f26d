'use client';

import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from './button';
import { IconButton } from './icon-button';
import type { ToastOptions } from './toast';

export type ToastItem = ToastOptions & { id: number };

type ToastRegionProps = { items: ToastItem[]; onDismiss: (id: number) => void };

/** Where toasts stand. F8 goes to the newest, so that Undo is never a race by mouse alone. */
export function ToastRegion({ items, onDismiss }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);
  const [paused, setPaused] = useState(false);
  const empty = items.length === 0;

  useEffect(() => {
    if (empty) {
      // The hovered toast went away with its pointer: no leave event comes.
      setPaused(false);
      return;
    }
    const goThere = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || region.current?.contains(document.activeElement)) return;
      cameFrom.current = document.activeElement;
      region.current?.querySelector<HTMLElement>('li:last-child button')?.focus();
    };
    document.addEventListener('keydown', goThere);
    return () => document.removeEventListener('keydown', goThere);
  }, [empty]);

  const dismiss = (id: number) => {
    // A toast that goes takes its focus with it: back to where F8 was pressed.
    if (region.current?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement)
      cameFrom.current.focus();
    onDismiss(id);
  };

  return (
    <section
      ref={region}
      aria-label="Notifications (F8)"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 px-4 pb-[calc(5rem+env(safe-area-inset-bottom))] lg:pb-6"
    >
      <ol aria-live="polite" className="mx-auto flex w-full max-w-md flex-col gap-2">
        {items.map((item) => (
          <Toast key={item.id} item={item} paused={paused} onDismiss={() => dismiss(item.id)} />
        ))}
      </ol>
    </section>
  );
}

type ToastProps = { item: ToastItem; paused: boolean; onDismiss: () => void };

function Toast({ item, paused, onDismiss }: ToastProps) {
  const { text, tone = 'neutral', action, duration = action ? 12_000 : 6_000 } = item;
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;

  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => dismiss.current(), duration);
    return () => clearTimeout(timer);
  }, [paused, duration]);

  return (
    <li className="pointer-events-auto flex items-center gap-2 rounded border border-control bg-card py-1 pr-1 pl-4 text-ink animate-toast-in">
      {tone === 'success' && <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-eucalypt" />}
      {tone === 'danger' && <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-ember" />}
      <p role={tone === 'danger' ? 'alert' : undefined} className="min-w-0 flex-1 py-2">
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
      <IconButton label="Dismiss" icon={<X className="size-5" />} onClick={onDismiss} />
    </li>
  );
}
