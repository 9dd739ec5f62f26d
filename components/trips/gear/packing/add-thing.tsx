'use client';

import type { SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { useAction } from '@/components/ui/use-action';
import { useTyped } from '@/components/ui/use-typed';
import { refusalOf } from '@/lib/api-client';

interface Props {
  label: string;
  add: (name: string) => Promise<unknown>;
}

/** A field to add things to pack. After each thing it is ready for the next one. */
export function AddThing({ label, add }: Props) {
  const { text, setText, refusal, setRefusal, focus, field } = useTyped();
  const { run, pending } = useAction();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const refuse = (words: string) => {
      setRefusal(words);
      focus();
    };
    if (!text.trim()) return refuse('Please type what to pack.');
    run(
      async () => {
        try {
          await add(text);
          setText('');
          focus();
        } catch (error) {
          const words = refusalOf(error)?.fields.name;
          if (!words) throw error;
          refuse(words);
        }
      },
      undefined,
      refuse,
    );
  };
  return (
    <form onSubmit={submit} noValidate className="packing-add">
      <TextField
        {...field}
        label={label}
        autoComplete="off"
        error={refusal}
        className="min-w-0 flex-[1_1_12rem]"
      />
      <Button type="submit" variant="secondary" pending={pending} pendingText="Adding…">
        Add
      </Button>
    </form>
  );
}
