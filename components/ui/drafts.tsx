'use client';

import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { onSignedOut } from '@/lib/api/client';

const PREFIX = 'campmates.draft:';

/** Whose page it is: what one person typed is never shown to another. */
const Owner = createContext<string | null>(null);

export function DraftOwner({ id, children }: { id: string; children: ReactNode }) {
  useEffect(() => forgetDrafts((draft) => draft.owner !== id), [id]);
  return <Owner value={id}>{children}</Owner>;
}

/**
 * Keeps what stands in an open form when a call is told that the session has ended, in this tab alone, and gives it
 * back once when the same person is here again. `name` tells the forms of a page apart.
 */
export function useDraft<Kept>(
  name: string,
  read: () => Kept | undefined,
  restore: (kept: Kept) => void,
): void {
  const owner = useContext(Owner);
  const latest = useRef({ read, restore });
  useEffect(() => {
    latest.current = { read, restore };
  });
  useEffect(() => {
    if (!owner) return;
    const kept = take(keyOf(name), owner);
    if (kept !== undefined) latest.current.restore(kept as Kept);
    return onSignedOut(() => {
      const values = latest.current.read();
      if (values !== undefined) keep(keyOf(name), { owner, values });
    });
  }, [owner, name]);
}

/** The same for a whole form, passwords left out. */
export function useFormDraft<Typed extends FieldValues, Sent>(
  form: UseFormReturn<Typed, unknown, Sent>,
  name: string,
): void {
  useDraft<Partial<Typed>>(
    name,
    () => withoutSecrets(form.getValues()),
    (kept) => form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true }),
  );
}

const withoutSecrets = <Typed extends FieldValues>(values: Typed) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !/password/i.test(field))) as Partial<Typed>;

const keyOf = (name: string) => `${PREFIX}${location.pathname}${location.search}#${name}`;

interface Draft {
  owner?: string;
  values?: unknown;
}

const read = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? '{}') as Draft;

function keep(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing: it is typed again.
  }
}

/** What was kept for this person, once; somebody else's is thrown away. */
function take(key: string, owner: string): unknown {
  try {
    const draft = read(key);
    sessionStorage.removeItem(key);
    return draft.owner === owner ? draft.values : undefined;
  } catch {
    return undefined;
  }
}

/** Throws away what was typed in this tab; all of it unless said otherwise. */
export function forgetDrafts(unwanted: (draft: Draft) => boolean = () => true): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && unwanted(read(key))) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept.
  }
}
