'use client';

import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { onSignedOut } from '@/lib/api-client';

const PREFIX = 'campmates.draft:';

/** Whose page it is, because one person's typed text is never shown to another. */
const Owner = createContext<string | null>(null);

export function DraftOwner({ id, children }: { id: string; children: ReactNode }) {
  useEffect(() => forgetDrafts((draft) => draft.owner !== id), [id]);
  return <Owner value={id}>{children}</Owner>;
}

/**
 * Returns the id of the account or guest household that the page belongs to; null on a public page.
 */
export const useDraftOwner = () => useContext(Owner);

/**
 * Saves an open form when a response says that the session has ended, in this tab only. Restores
 * the form once, when the same person is back. `name` tells the page's forms apart.
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

/** Saves and restores a whole form in the same way, without its passwords. */
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

/**
 * Returns a storage key. Everything under such a key is deleted at the log-out and when somebody
 * else logs in.
 */
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
    // Without storage, the person types it again.
  }
}

/**
 * Returns what was saved for this person and deletes it. Also deletes what another person saved.
 */
function take(key: string, owner: string): unknown {
  const values = draftFor(key, owner);
  forgetDraft(key);
  return values;
}

/** Returns what was saved for this person. */
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
    // Without storage nothing was saved.
  }
}

/** Deletes the saved text of this tab: all of it, or what `unwanted` selects. */
export function forgetDrafts(unwanted: (draft: Draft) => boolean = () => true): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && unwanted(read(key))) forgetDraft(key);
    }
  } catch {
    // Without storage nothing was saved.
  }
}
