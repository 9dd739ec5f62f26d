'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button';
import { Icon } from './icon';
import { IconButton } from './icon-button';

export type ToastOptions = {
  text: ReactNode;
  tone?: 'neutral' | 'success' | 'danger';
  action?: { label: string; onClick: () => void };
  /** Milliseconds; 4 s, or 8 s with an action. */
  duration?: number;
};

export type ToastItem = ToastOptions & { id: number };

type ToastRegionProps = { items: ToastItem[]; onDismiss: (id: number) => void };

/**
 * Where toasts stand: at the top on phones, where there is less to press than in the thumb's reach, and in a corner on
 * wide screens. F8 goes to the newest, so that Undo is never a race by mouse alone.
 */
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
      onKeyDown={(event) => {
        const newest = items.at(-1);
        if (event.key === 'Escape' && newest) dismiss(newest.id);
      }}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 px-4 pt-[calc(--spacing(2)+env(safe-area-inset-top))] lg:top-auto lg:bottom-0 lg:left-auto lg:pb-6"
    >
      <ol aria-live="polite" className="mx-auto flex w-full max-w-md flex-col gap-2 lg:w-md">
        {items.map((item) => (
          <Toast key={item.id} item={item} paused={paused} onDismiss={() => dismiss(item.id)} />
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
    <li className="pointer-events-auto flex flex-wrap items-center justify-end gap-x-2 rounded border border-control bg-card py-1 pr-1 pl-4 text-ink animate-toast-in">
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
