'use client';

import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { Chip } from './chip';
import { classNames } from './class-names';
import { Field, type FieldProps, splitFieldProps, useFieldControl } from './field';
import type { Tone } from './tone';
import { useAfterPress } from './use-after-press';
import { useEarlyText } from './use-early-text';

export type Token = { value: string; label?: ReactNode; tone?: Tone; icon?: ReactNode };

/** `rest` stays in the box; `refused` parts are invalid and are removed from it. */
type TokenParse = (text: string) => { accepted: string[]; rest: string; refused?: string[] };

type TokenInputProps = Omit<
  ComponentProps<'input'>,
  'id' | 'value' | 'defaultValue' | 'onChange' | 'className'
> & {
  tokens: readonly Token[];
  onAdd: (values: string[]) => void;
  onRemove: (value: string) => void;
  parse: TokenParse;
  /** An empty list means that the latest text had no invalid parts. */
  onRefused?: (refused: string[]) => void;
  listLabel: string;
};

export type TokenFieldProps = FieldProps & TokenInputProps;

/**
 * Text becomes chips on Enter, Tab, comma, paste and blur. Backspace in the empty box removes the
 * last chip.
 */
export function TokenField(props: TokenFieldProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      <TokenInput {...control} />
    </Field>
  );
}

function TokenInput({
  tokens,
  onAdd,
  onRemove,
  parse,
  onRefused,
  listLabel,
  ref,
  onBlur,
  ...props
}: TokenInputProps) {
  const control = useFieldControl();
  const [text, setText] = useState('');
  const [news, setNews] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const afterPress = useAfterPress();

  const commit = (typed: string) => {
    if (!typed.trim()) {
      setText('');
      return false;
    }
    const { accepted, rest, refused = [] } = parse(typed);
    setText(rest);
    onRefused?.(refused);
    if (accepted.length > 0) {
      onAdd(accepted);
      setNews(`${accepted.join(', ')} added`);
    }
    return refused.length > 0;
  };
  const commitAfterPress = () =>
    afterPress((click) => {
      // The person first reads about invalid parts. Pressing the button again submits the form.
      if (commit(text) && isSubmit(click?.target)) click?.preventDefault();
    });
  const read = (typed: string) => {
    if (/[,;\n]/.test(typed)) commit(typed);
    else setText(typed);
  };
  useEarlyText(box, text, (typed, typing) => (typing ? read(typed) : commit(typed)));
  const remove = (value: string) => {
    onRemove(value);
    setNews(`${value} removed`);
    // The focused button disappears with its chip.
    box.current?.querySelector('input')?.focus();
  };

  return (
    <div
      ref={box}
      className={classNames(
        'flex min-h-11 flex-wrap items-center gap-2 rounded border border-control bg-card p-1 has-[input:focus-visible]:outline-2',
        'has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-eucalypt has-aria-invalid:border-ember',
      )}
    >
      {tokens.length > 0 && (
        <ul aria-label={listLabel} className="contents">
          {tokens.map(({ value, label = value, tone, icon }) => (
            <li key={value} className="max-w-full">
              <Chip tone={tone} icon={icon} onRemove={() => remove(value)} removeLabel={`Remove ${value}`}>
                {label}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <input
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        {...control}
        ref={ref}
        value={text}
        onChange={(event) => read(event.target.value)}
        onKeyDown={(event) => {
          const last = tokens[tokens.length - 1];
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            // Also when the box is empty, because an extra Enter must not submit a form that sends
            // mails.
            event.preventDefault();
            if (text.trim()) commit(text);
          } else if (event.key === 'Tab') commit(text);
          else if (event.key === 'Backspace' && text === '' && last) remove(last.value);
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (!/[,;\s]/.test(pasted.trim())) return;
          event.preventDefault();
          commit(`${text} ${pasted}`);
        }}
        onBlur={(event) => {
          if (text) commitAfterPress();
          onBlur?.(event);
        }}
        className="-my-1 min-h-11 min-w-40 flex-1 bg-transparent px-2.5 outline-none placeholder:text-muted"
      />
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
    </div>
  );
}

const isSubmit = (target: EventTarget | null | undefined) =>
  target instanceof Element && target.closest('[type=submit]') !== null;
