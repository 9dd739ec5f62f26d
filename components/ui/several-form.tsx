'use client';

import { useRouter } from 'next/navigation';
import { type SyntheticEvent, useState } from 'react';
import { parseMoney, typedMoney } from '@/lib/money';
import { type PastedNumber, type PastedRow, readPasted } from '@/lib/pasted-list';
import { countText } from '@/lib/text';
import { Alert } from './alert';
import { Button } from './button';
import { failureText } from './failure-text';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { TextField } from './text-field';
import { TextareaField } from './textarea-field';
import { useToast } from './toast';
import { useAction } from './use-action';

export interface SeveralFormProps {
  /** What a number in a pasted line means. */
  meaning: PastedNumber;
  /** Most characters of a name. */
  longest: number;
  hint: string;
  send: (row: PastedRow) => Promise<unknown>;
  onDone: () => void;
}

interface Row {
  key: number;
  name: string;
  number: string;
  error?: string;
}

/** Reads rows from pasted text. The person checks them before they are saved. */
export function SeveralForm({ meaning, longest, hint, send, onDone }: SeveralFormProps) {
  const router = useRouter();
  const toast = useToast();
  const save = useAction();
  const [text, setText] = useState('');
  const [rows, setRows] = useState<Row[]>([]);
  const [problem, setProblem] = useState<string>();
  const numberLabel = meaning === 'money' ? 'Dollars' : 'How many';

  const read = () => {
    const { rows: found, rest } = readPasted(text, meaning, longest);
    const first = (rows.at(-1)?.key ?? 0) + 1;
    setRows([...rows, ...found.map((row, index) => ({ ...typedRow(row, meaning), key: first + index }))]);
    setText(rest);
    setProblem(rest ? 'We couldn’t read these lines. Change them, or leave them.' : undefined);
  };
  const change = (key: number, changed: Partial<Row>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, error: '', ...changed } : row)));

  /** Saves one after the other, so that the list keeps its order; what is saved leaves the form. */
  const saveAll = async () => {
    let saved = 0;
    for (const row of rows) {
      const sent = sentRow(row, meaning);
      try {
        if (typeof sent === 'string') throw new Error(sent);
        await send(sent);
        saved += 1;
        setRows((all) => all.filter(({ key }) => key !== row.key));
      } catch (error) {
        change(row.key, { error: typeof sent === 'string' ? sent : failureText(error) });
      }
    }
    return saved;
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (rows.length === 0) return read();
    save.run(saveAll, (saved) => {
      if (saved > 0) toast.show({ text: `${countText(saved, 'line')} saved.`, tone: 'success' });
      router.refresh();
      if (saved === rows.length && !text.trim()) onDone();
    });
  };

  return (
    <form aria-label="Add several" className="flex flex-col gap-4" noValidate onSubmit={submit}>
      {rows.length > 0 && (
        <ul aria-label="Check before saving" className="flex flex-col gap-3">
          {rows.map(({ key, name, number, error }) => (
            <li key={key} className="flex items-start gap-2">
              <div className="min-w-0 flex-1">
                <TextField
                  label="Name"
                  hideLabel
                  value={name}
                  error={error || undefined}
                  onChange={({ target }) => change(key, { name: target.value })}
                />
              </div>
              {meaning !== 'none' && (
                <div className="w-24">
                  <TextField
                    label={numberLabel}
                    hideLabel
                    inputMode={meaning === 'money' ? 'decimal' : 'numeric'}
                    value={number}
                    onChange={({ target }) => change(key, { number: target.value })}
                  />
                </div>
              )}
              <IconButton
                label={`Leave out ${name}`}
                icon={<Icon name="x" />}
                onClick={() => setRows(rows.filter((row) => row.key !== key))}
              />
            </li>
          ))}
        </ul>
      )}
      <TextareaField
        label={rows.length > 0 ? 'Paste more' : 'Paste a list'}
        hint={hint}
        error={problem}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {save.failure && <Alert>{save.failure}</Alert>}
      <div className="flex flex-wrap gap-3">
        {rows.length > 0 && (
          <Button type="submit" pending={save.pending} pendingText="Saving…">
            Add {countText(rows.length, 'line')}
          </Button>
        )}
        <Button
          variant={rows.length > 0 ? 'secondary' : 'primary'}
          type="button"
          onClick={() => text.trim() && read()}
        >
          Read the list
        </Button>
      </div>
    </form>
  );
}

const typedRow = ({ name, number }: PastedRow, meaning: PastedNumber) => ({
  name,
  number: meaning === 'money' ? typedMoney(number) : String(number ?? 1),
});

/** A text says what is wrong with the row. */
function sentRow({ name, number }: Row, meaning: PastedNumber): PastedRow | string {
  if (meaning === 'none') return { name, number: null };
  if (meaning === 'count')
    return /^[1-9]\d{0,3}$/.test(number.trim())
      ? { name, number: Number(number) }
      : 'Please enter a whole number above 0.';
  const money = parseMoney(number);
  return 'cents' in money ? { name, number: money.cents } : money.problem;
}
