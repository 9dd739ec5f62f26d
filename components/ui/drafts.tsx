'use client';

import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { onSignedOut } from '@/lib/api-client';

const PREFIX = 'campmates.draft:';

/**
 * Each draft is stored with the account's or guest household's id, so that one person's typed text
 * is never shown to another.
 */
const Owner = createContext<string | null>(null);

export function DraftOwner({ id, children }: { id: string; children: ReactNode }) {
  useEffect(() => forgetDrafts((draft) => draft.owner !== id), [id]);
  return <Owner value={id}>{children}</Owner>;
}

/** null on a public page. */
export const useDraftOwner = () => useContext(Owner);

/**
 * Keeps what was typed in an open form when the session has ended, only in this tab, and restores
 * it once when the same person has logged in again. `name` distinguishes the forms of a page.
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

/** Leaves out passwords. */
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

/** All values under such keys are deleted at the log-out, and when another person logs in. */
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
    // The browser may refuse storage. The person then has to type the text again.
  }
}

/** Deletes what was kept. What was kept for another person is not returned. */
function take(key: string, owner: string): unknown {
  const values = draftFor(key, owner);
  forgetDraft(key);
  return values;
}

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
    // The browser may refuse storage. Then nothing was kept.
  }
}

export function forgetDrafts(unwanted: (draft: Draft) => boolean = () => true): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && unwanted(read(key))) forgetDraft(key);
    }
  } catch {
    // The browser may refuse storage. Then nothing was kept.
  }
}
