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
  /**
   * Returns what to send without a check, for a schema that transforms the values. By default the
   * typed values are sent.
   */
  unchecked?: (typed: Typed) => Sent;
}

// Safari doesn't focus a tapped radio, checkbox or button, so focusin is not enough.
const touches = ['focusin', 'pointerdown', 'keydown'] as const;

/**
 * A form that is checked by the same schema as on the server. Zod is most of a form's script, so
 * `load`, `() => import('…/schema').then((schemas) => schemas.newTrip)`, runs when the page is
 * first touched. When the schema can't be loaded in time, the form is sent unchecked and only the
 * server checks it.
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
    // A form that focuses its first field did so before this effect ran.
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
