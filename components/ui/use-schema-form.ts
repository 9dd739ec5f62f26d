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

type LoadSchema<Typed, Sent> = () => Promise<z.ZodType<Sent, Typed>>;

/**
 * A form that is checked by the schema its server uses too. Zod is the larger part of a form's script, so `load`,
 * `() => import('…/schema').then((schemas) => schemas.newTrip)`, runs when the page is first touched. Where it can't
 * be loaded, offline, what was typed is sent as it stands and the server's own check answers.
 */
export function useSchemaForm<Typed extends FieldValues, Sent = Typed>(
  load: LoadSchema<Typed, Sent>,
  options: Omit<UseFormProps<NoInfer<Typed>, unknown, Sent>, 'resolver'>,
): UseFormReturn<Typed, unknown, Sent> {
  const [loadCheck] = useState(() => checkLoader(load));
  const form = useForm<Typed, unknown, Sent>({
    ...options,
    resolver: async (values, context, details) => {
      const check = await loadCheck().catch(() => undefined);
      return check ? check(values, context, details) : { values: values as unknown as Sent, errors: {} };
    },
  });
  useEffect(() => {
    const loadEarly = () => void loadCheck().catch(() => undefined);
    document.addEventListener('focusin', loadEarly, { once: true });
    return () => document.removeEventListener('focusin', loadEarly);
  }, [loadCheck]);
  return form;
}

function checkLoader<Typed extends FieldValues, Sent>(load: LoadSchema<Typed, Sent>) {
  return async (): Promise<Resolver<Typed, unknown, Sent>> => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()]);
    return zodResolver(schema);
  };
}
