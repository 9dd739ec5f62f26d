'use client';

import { type KeyboardEvent, useState } from 'react';
import type { ComboboxOption } from './combobox-popup';
import { type Search, useSuggestions } from './use-suggestions';

type Settings<T> = {
  value: string;
  onValueChange: (text: string) => void;
  search: Search<ComboboxOption<T>>;
  onSelect: (option: ComboboxOption<T>) => void;
  onEnter?: (text: string) => void;
  minChars: number;
  worthAsking?: (text: string) => boolean;
  debounceMs: number;
};

const caretKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** An active index of -1 means that no option is active. */
export function useCombobox<T>({
  value,
  onValueChange,
  search,
  onSelect,
  onEnter,
  minChars,
  worthAsking,
  debounceMs,
}: Settings<T>) {
  const { suggestions, ask, clear } = useSuggestions({ search, minChars, worthAsking, debounceMs });
  const { options } = suggestions;
  const [chosen, setChosen] = useState({ options, index: -1 });
  // The chosen index belongs to the old list when the list is new.
  const active = chosen.options === options ? chosen.index : -1;
  const setActive = (index: number) => setChosen({ options, index });
  const open = suggestions.state !== 'idle' && !(suggestions.state === 'loading' && options.length === 0);

  const close = () => {
    clear();
    setActive(-1);
  };
  const pick = (option: ComboboxOption<T>) => {
    close();
    onSelect(option);
  };
  const type = (text: string) => {
    onValueChange(text);
    setActive(-1);
    ask(text);
  };
  const move = (step: 1 | -1) => {
    // The additional position is the text box, after the last option and before the first.
    const positions = options.length + 1;
    setActive(((active + 1 + step + positions) % positions) - 1);
  };

  const press = (event: KeyboardEvent) => {
    const picked = options[active];
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (open) move(event.key === 'ArrowDown' ? 1 : -1);
      else ask(value);
    } else if (caretKeys.includes(event.key)) {
      setActive(-1);
    } else if (event.key === 'Enter' && open && picked) {
      event.preventDefault();
      pick(picked);
    } else if (event.key === 'Enter') {
      // Enter sends the typed text, and later suggestions would only cover what the page shows
      // next.
      close();
      if (!onEnter || !value.trim()) return;
      event.preventDefault();
      onEnter(value);
    } else if (event.key === 'Escape' && open) {
      // The first Esc closes only the list, and not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return { suggestions, open, active, type, press, pick, close };
}
