'use client';

import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { onSignedOut } from '@/lib/api-client';

const PREFIX = 'campmates.draft:';

/** Whose page it is: what one person typed is never shown to another. */
const Owner = createContext<string | null>(null);

export function DraftOwner({ id, children }: { id: string; children: ReactNode }) {
  useEffect(() => forgetDrafts((draft) => draft.owner !== id), [id]);
  return <Owner value={id}>{children}</Owner>;
}

/** Whose page it is, by their account; null on a page that is nobody's. */
export const useDraftOwner = () => useContext(Owner);

/**
 * Keeps what stands in an open form when a call is told that the session has ended, in this tab alone, and gives it
 * back once when the same person is here again. `name` tells the forms of a page apart.
 */
export function useDraft<Kept>(
  name: string,
  read: () => Kept | undefined,
  restore: (kept: Kept) => void,
): void {
  const owner = useDraftOwner();
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
      if (values !== undefined) keepDraft(keyOf(name), { owner, values });
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

const keyOf = (name: string) => draftKey(`${location.pathname}${location.search}#${name}`);

/** Under such a key whatever is kept goes at the log-out, and when somebody else logs in. */
export const draftKey = (name: string) => `${PREFIX}${name}`;

interface Draft {
  owner?: string;
  values?: unknown;
}

const read = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? '{}') as Draft;

export function keepDraft(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing: it is typed again.
  }
}

/** What was kept for this person, once; somebody else's is thrown away. */
function take(key: string, owner: string): unknown {
  const values = draftFor(key, owner);
  forgetDraft(key);
  return values;
}

/** What was kept for this person. */
export function draftFor(key: string, owner: string): unknown {
  try {
    const draft = read(key);
    return draft.owner === owner ? draft.values : undefined;
  } catch {
    return undefined;
  }
}

export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Throws away what was typed in this tab; all of it unless said otherwise. */
export function forgetDrafts(unwanted: (draft: Draft) => boolean = () => true): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && unwanted(read(key))) forgetDraft(key);
    }
  } catch {
    // Nothing was kept.
  }
}
