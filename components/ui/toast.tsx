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
  /** When it changes, the toasts disappear. */
  page?: string | null;
  children: ReactNode;
}

export function ToastProvider({ page, children }: ProviderProps) {
  const [items, setItems] = useState<ToastItem[]>([]);
  const nextId = useRef(1);
  const dismiss = useCallback((id: number) => setItems((all) => all.filter((item) => item.id !== id)), []);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // A toast with `onward` disappears when the new page is left.
    setItems((all) => all.filter(({ onward }) => onward).map((item) => ({ ...item, onward: false })));
  }, [page]);
  const show = useCallback((options: ToastOptions) => {
    const id = nextId.current++;
    // A phone has room for two toasts: the newest and the last one with an action such as Undo.
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
