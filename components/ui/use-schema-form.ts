'use client';

import { useEffect, useState } from 'react';
import {
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { loadInTime } from './load-in-time';

type LoadSchema<Typed, Sent> = () => Promise<z.ZodType<Sent, Typed>>;

interface Options<Typed extends FieldValues, Sent>
  extends Omit<UseFormProps<Typed, unknown, Sent>, 'resolver'> {
  /** What to send when the schema can't be loaded, if the schema transforms the values. */
  unchecked?: (typed: Typed) => Sent;
}

// focusin alone is not enough, because Safari doesn't focus a radio, checkbox or button on a tap.
const touches = ['focusin', 'pointerdown', 'keydown'] as const;

/**
 * zod is most of a form's script, so the schema is loaded only when somebody touches the page.
 * When it can't be loaded in time, only the server checks the form.
 */
export function useSchemaForm<Typed extends FieldValues, Sent = Typed>(
  load: LoadSchema<Typed, Sent>,
  { unchecked = (typed) => typed as unknown as Sent, ...options }: Options<NoInfer<Typed>, NoInfer<Sent>>,
): UseFormReturn<Typed, unknown, Sent> {
  const [loadCheck] = useState(() => checkLoader(load));
  const form = useForm<Typed, unknown, Sent>({
    ...options,
    resolver: async (values, context, details) => {
      const check = await loadInTime(loadCheck);
      return check ? check(values, context, details) : { values: unchecked(values), errors: {} };
    },
  });
  useEffect(() => {
    const touched = new AbortController();
    const loadEarly = () => {
      touched.abort();
      loadCheck().catch(() => undefined);
    };
    // The form may have focused its first field before this effect ran.
    if (document.activeElement !== document.body) loadEarly();
    for (const touch of touches) document.addEventListener(touch, loadEarly, { signal: touched.signal });
    return () => touched.abort();
  }, [loadCheck]);
  return form;
}

function checkLoader<Typed extends FieldValues, Sent>(load: LoadSchema<Typed, Sent>) {
  return async (): Promise<Resolver<Typed, unknown, Sent>> => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()]);
    return zodResolver(schema);
  };
}
