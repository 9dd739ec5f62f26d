'use client';

import { useRef, useState } from 'react';
import { useAction } from '@/components/ui/use-action';
import { refusalOf } from '@/lib/api-client';

/**
 * Returns the state of a notice's text while it is typed. When the text can't be saved, it stays in
 * the field, and the field shows the reason and gets the focus.
 */
export function useNoticeText(first = '') {
  const [text, setText] = useState(first);
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { run, pending } = useAction();

  const refuse = (words: string) => {
    setRefusal(words);
    field.current?.focus();
  };

  const save = <T>(act: () => Promise<T>, done: (result: T) => void) => {
    if (pending) return;
    if (!text.trim()) return refuse('Please write something.');
    setRefusal(undefined);
    run(
      () =>
        act().catch((error: unknown) => {
          const words = refusalOf(error)?.fields.text;
          throw words ? new Error(words, { cause: error }) : error;
        }),
      done,
      refuse,
    );
  };

  const onChange = (to: string) => {
    setText(to);
    setRefusal(undefined);
  };
  return { text, setText: onChange, refusal, field, save, pending };
}
