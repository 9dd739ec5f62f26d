'use client';

import { useEffect, useRef } from 'react';
import { classNames } from './class-names';
import type { Suggestions } from './use-suggestions';

export type ComboboxOption<T = unknown> = { id: string; label: string; detail?: string; data?: T };

type ComboboxPopupProps<T> = {
  id: string;
  open: boolean;
  active: number;
  suggestions: Suggestions<ComboboxOption<T>>;
  emptyText: string;
  errorText: string;
  onPick: (option: ComboboxOption<T>) => void;
};

export function ComboboxPopup<T>({
  id,
  open,
  active,
  suggestions,
  emptyText,
  errorText,
  onPick,
}: ComboboxPopupProps<T>) {
  const { state, options } = suggestions;
  const note = state === 'failed' ? errorText : state === 'ready' && options.length === 0 ? emptyText : null;
  return (
    <>
      {open && options.length > 0 && <Listbox id={id} active={active} options={options} onPick={onPick} />}
      {open && note && (
        <p className="absolute inset-x-0 top-full z-30 mt-1.5 rounded border border-control bg-card px-3.5 py-3 text-muted">
          {note}
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {note ?? (state === 'ready' ? countText(options.length) : '')}
      </p>
    </>
  );
}

function countText(count: number) {
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Use the up and down arrow keys.`;
}

type ListboxProps<T> = Pick<ComboboxPopupProps<T>, 'id' | 'active' | 'onPick'> & {
  options: ComboboxOption<T>[];
};

function Listbox<T>({ id, active, options, onPick }: ListboxProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Out from under the phone's bottom bar.
    list.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label="Suggestions"
      // A list that scrolls would otherwise be a stop of the Tab key, which closes it and loses the focus with it.
      tabIndex={-1}
      // A press, also on its scroll bar, would blur the box, and so close the list, before the click arrives.
      onPointerDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-72 overflow-y-auto rounded border border-control bg-card p-1"
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works from the text box, by aria-activedescendant.
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text box.
        <div
          key={option.id}
          id={`${id}-option-${index}`}
          role="option"
          aria-selected={index === active}
          onClick={() => onPick(option)}
          className={classNames(
            'flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-3 rounded-inner px-2.5 py-2',
            index === active ? 'bg-eucalypt-soft' : 'hover:bg-paper',
          )}
        >
          <span>{option.label}</span>
          {option.detail && <span className="text-sm text-muted">{option.detail}</span>}
        </div>
      ))}
    </div>
  );
}
