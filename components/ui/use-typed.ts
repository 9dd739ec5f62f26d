'use client';

import { type ChangeEvent, useEffect, useRef, useState } from 'react';

/**
 * One field without a form library, which is most of a small form's script. Spread `field` on its input; `refusal`,
 * what the server says of it, goes once it is changed.
 */
export function useTyped(initial = '') {
  const [text, setText] = useState(initial);
  const [refusal, setRefusal] = useState<string>();
  const ref = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Typed or filled in by the browser before the page's scripts ran.
    if (ref.current?.value) setText(ref.current.value);
  }, []);

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setText(event.target.value);
    setRefusal(undefined);
  };
  const focus = () => ref.current?.focus();
  return { text, setText, refusal, setRefusal, focus, field: { ref, value: text, onChange } };
}

export type Typed = ReturnType<typeof useTyped>;
