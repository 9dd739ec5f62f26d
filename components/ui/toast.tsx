'use client';

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type ToastItem, type ToastOptions, ToastRegion } from './toast-region';

export type Toasts = { show: (options: ToastOptions) => number; dismiss: (id: number) => void };

const ToastContext = createContext<Toasts | null>(null);

export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider around it');
  return toasts;
}

interface ProviderProps {
  /** The page's path. A toast ends with its page. */
  page?: string | null;
  children: ReactNode;
}

/** Wraps the page in the root layout. */
export function ToastProvider({ page, children }: ProviderProps) {
  const [items, setItems] = useState<ToastItem[]>([]);
  const nextId = useRef(1);
  const dismiss = useCallback((id: number) => setItems((all) => all.filter((item) => item.id !== id)), []);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // A toast with `onward` stays on this page and belongs to it from now on.
    setItems((all) => all.filter(({ onward }) => onward).map((item) => ({ ...item, onward: false })));
  }, [page]);
  const show = useCallback((options: ToastOptions) => {
    const id = nextId.current++;
    // A newer toast replaces the older one. The last toast with Undo stays beside it, since a phone has room for two.
    setItems((all) => [...all.filter(({ action }) => action).slice(-1), { id, ...options }]);
    return id;
  }, []);
  const toasts = useMemo(() => ({ show, dismiss }), [show, dismiss]);
  return (
    <ToastContext value={toasts}>
      {children}
      <ToastRegion items={items} onDismiss={dismiss} />
    </ToastContext>
  );
}
