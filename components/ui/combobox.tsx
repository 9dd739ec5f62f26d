'use client';

import { type ComponentProps, type ReactNode, useRef } from 'react';
import { type ComboboxOption, ComboboxPopup } from './combobox-popup';
import { Field, type FieldProps, splitFieldProps, useFieldControl } from './field';
import { Spinner } from './spinner';
import { TextInput } from './text-field';
import { useCombobox } from './use-combobox';
import { useEarlyText } from './use-early-text';
import type { Search } from './use-suggestions';

export type { ComboboxOption } from './combobox-popup';

type ComboboxInputProps<T> = Omit<
  ComponentProps<'input'>,
  'id' | 'value' | 'onSelect' | 'type' | 'className'
> & {
  value: string;
  onValueChange: (text: string) => void;
  /** Should pass its signal to fetch, so that a newer search can abort it. */
  search: Search<ComboboxOption<T>>;
  onSelect: (option: ComboboxOption<T>) => void;
  /** When undefined, Enter submits the form. */
  onEnter?: (text: string) => void;
  minChars?: number;
  worthAsking?: (text: string) => boolean;
  debounceMs?: number;
  emptyText?: string;
  errorText?: string;
  icon?: ReactNode;
  end?: ReactNode;
  wideEnd?: boolean;
  below?: ReactNode;
};

export type ComboboxProps<T = unknown> = FieldProps & ComboboxInputProps<T>;

/** WAI-ARIA combobox with list autocomplete. People may also type any other text. */
export function Combobox<T = unknown>(props: ComboboxProps<T>) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      <ComboboxInput<T> {...(control as ComboboxInputProps<T>)} />
    </Field>
  );
}

function ComboboxInput<T>({
  value,
  onValueChange,
  search,
  onSelect,
  onEnter,
  minChars = 2,
  worthAsking,
  debounceMs = 300,
  emptyText = 'No results',
  errorText = 'Couldn’t load suggestions. Keep typing to try again.',
  onBlur,
  onKeyDown,
  end,
  below,
  ...props
}: ComboboxInputProps<T>) {
  const { id } = useFieldControl();
  const box = useCombobox({
    value,
    onValueChange,
    search,
    onSelect,
    onEnter,
    minChars,
    worthAsking,
    debounceMs,
  });
  const { open, active, suggestions } = box;
  const expanded = open && suggestions.options.length > 0;
  const around = useRef<HTMLDivElement>(null);
  // Searches only if the box still has the focus, because otherwise the suggestions would cover
  // what the person does next.
  useEarlyText(around, value, (typed, typing) => (typing ? box.type(typed) : onValueChange(typed)));
  return (
    <div ref={around} className="relative">
      <TextInput
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={expanded ? `${id}-list` : undefined}
        aria-activedescendant={expanded && active >= 0 ? `${id}-option-${active}` : undefined}
        value={value}
        onChange={(event) => box.type(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!event.defaultPrevented) box.press(event);
        }}
        onBlur={(event) => {
          box.close();
          onBlur?.(event);
        }}
        end={
          (end || suggestions.state === 'loading') && (
            <>
              {suggestions.state === 'loading' && <Spinner className="mr-3.5 text-muted" />}
              {end}
            </>
          )
        }
      />
      {below}
      <ComboboxPopup
        id={id}
        open={open}
        active={active}
        suggestions={suggestions}
        emptyText={emptyText}
        errorText={errorText}
        onPick={box.pick}
      />
    </div>
  );
}
