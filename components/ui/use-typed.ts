'use client';

import { type ChangeEvent, useEffect, useRef, useState } from 'react';

/**
 * State of a single field without a form library, which would be most of a small form's script.
 * Spread `field` on the input. `refusal` is the server's message about the field until the field
 * changes.
 */
export function useTyped(initial = '') {
  const [text, setText] = useState(initial);
  const [refusal, setRefusal] = useState<string>();
  const ref = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Takes over text that the person typed, or the browser filled in, before the page's scripts
    // ran.
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
