'use client';

import { useEffect, useRef } from 'react';
import { classNames } from './class-names';
import type { Suggestions } from './use-suggestions';

export type ComboboxOption<T = unknown> = {
  id: string;
  label: string;
  detail?: string;
  group?: string;
  data?: T;
};

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
        {note ?? (state === 'ready' ? countText(options) : '')}
      </p>
    </>
  );
}

function countText(options: ComboboxOption[]) {
  const count = `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}`;
  const groups = groupsOf(options).flatMap(({ name, places }) => (name ? `${places.length} in ${name}` : []));
  return `${[count, groups.join(', ')].filter(Boolean).join(': ')}. Use the up and down arrow keys.`;
}

interface Group<T> {
  name: string | undefined;
  /** `index` is the option's index in the whole list, which the arrow keys use. */
  places: { option: ComboboxOption<T>; index: number }[];
}

function groupsOf<T>(options: ComboboxOption<T>[]): Group<T>[] {
  const groups: Group<T>[] = [];
  for (const [index, option] of options.entries()) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.places.push({ option, index });
    else groups.push({ name: option.group, places: [{ option, index }] });
  }
  return groups;
}

type ListboxProps<T> = Pick<ComboboxPopupProps<T>, 'id' | 'active' | 'onPick'> & {
  options: ComboboxOption<T>[];
};

function Listbox<T>({ id, active, options, onPick }: ListboxProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the bottom bar may cover the list.
    list.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label="Suggestions"
      // Browsers put a list that scrolls into the Tab order. A Tab to the list would close it and
      // lose the focus.
      tabIndex={-1}
      // A press on the list or its scroll bar must not blur the box, because a blur closes the list
      // before the click arrives.
      onPointerDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-72 overflow-y-auto lg:max-h-120 rounded border border-control bg-card p-1"
    >
      {groupsOf(options).map(({ name, places }) => {
        const rows = places.map(({ option, index }) => (
          <Option
            key={option.id}
            id={`${id}-option-${index}`}
            active={index === active}
            option={option}
            onPick={onPick}
          />
        ));
        if (!name) return rows;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a listbox's group; a fieldset groups a form's controls.
          <div key={name} role="group" aria-label={name}>
            <p aria-hidden className="px-2.5 pt-2 pb-1 text-sm font-medium text-muted">
              {name}
            </p>
            {rows}
          </div>
        );
      })}
    </div>
  );
}

interface OptionProps<T> {
  id: string;
  active: boolean;
  onPick: (option: ComboboxOption<T>) => void;
  option: ComboboxOption<T>;
}

function Option<T>({ id, active, onPick, option }: OptionProps<T>) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works from the text box, by aria-activedescendant.
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text box.
    <div
      id={id}
      role="option"
      aria-selected={active}
      onClick={() => onPick(option)}
      className={classNames(
        'flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-3 rounded-inner px-2.5 py-2',
        active ? 'bg-eucalypt-soft' : 'hover:bg-paper',
      )}
    >
      <span>{option.label}</span>
      {option.detail && <span className="text-sm text-muted">{option.detail}</span>}
    </div>
  );
}
