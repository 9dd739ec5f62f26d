'use client';

import { type FormEvent, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Combobox } from '@/components/ui/combobox';
import { useDraft } from '@/components/ui/drafts';
import { failureText } from '@/components/ui/failure-text';
import { loadInTime } from '@/components/ui/load-in-time';
import { api, refusalOf } from '@/lib/api-client';
import type { GearName, NewGear } from '@/lib/household/gear/schema';

// zod is most of this form's script.
const loadSchemas = () => import('@/lib/household/gear/schema');

interface Props {
  has: (name: string) => boolean;
  select: (items: NewGear[]) => Promise<void>;
}

interface Outcome {
  field?: string;
  failure?: string;
  /** Shown until the item is removed from the list. */
  word?: { name: string; text: string };
}

/** The text stays in the box when the item can't be saved. */
export function GearForm({ has, select }: Props) {
  const [text, setText] = useState('');
  const [shared, setShared] = useState(false);
  // Not useAction, which stays pending until the page is refreshed: people may send the next item
  // before.
  const [sending, setSending] = useState(false);
  const [{ field, failure, word }, setOutcome] = useState<Outcome>({});
  const box = useRef<HTMLInputElement>(null);
  useDraft(
    'gear',
    () => ({ text, shared }),
    (kept) => {
      setText(kept.text);
      setShared(kept.shared);
    },
  );

  const refuse = (message: string) => {
    setOutcome({ field: message });
    box.current?.focus();
  };
  // Other text has been typed since, and is the next item.
  const clearTaken = () => setText((now) => (now === text ? '' : now));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setOutcome({});
    try {
      const schemas = await loadInTime(loadSchemas);
      const typed = schemas?.gearName.safeParse(text);
      if (typed && !typed.success) return refuse(typed.error.issues[0]?.message ?? '');
      // When the schema can't be loaded, only the server checks the name.
      const name = typed ? typed.data : text.trim();
      if (has(name)) {
        clearTaken();
        return setOutcome({ word: { name, text: `${name} is in your gear already.` } });
      }
      await select([{ name, shared }]);
      clearTaken();
      setOutcome({ word: { name, text: `${name} is in your gear.` } });
    } catch (error) {
      const named = refusalOf(error)?.fields['selectedGear.0.name'];
      if (named) refuse(named);
      else setOutcome({ failure: failureText(error, 'Could not save your gear') });
    } finally {
      setSending(false);
    }
  };

  return (
    <form onSubmit={submit} noValidate aria-label="Choose gear" className="space-y-3">
      {failure && <Alert>{failure}</Alert>}
      <Combobox<never>
        label="Search gear"
        hint="Choose a suggestion, or type your own words."
        ref={box}
        autoCapitalize="sentences"
        enterKeyHint="done"
        onFocus={() => void loadSchemas().catch(() => undefined)}
        minChars={1}
        debounceMs={150}
        emptyText="That’s not in our list. Tap Select to add it anyway."
        error={field}
        below={
          <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
            <Checkbox
              label="Share with the group"
              checked={shared}
              onChange={(event) => setShared(event.target.checked)}
            />
            <Button type="submit" pending={sending} pendingText="Saving…">
              Select
            </Button>
          </div>
        }
        value={text}
        onValueChange={(typed) => {
          setText(typed);
          setOutcome({});
        }}
        search={async (query, signal) => {
          const found = await api.get<GearName[]>(
            `/api/gear/lookup?query=${encodeURIComponent(query)}`,
            signal,
          );
          return found.map(({ id, name }) => ({
            id,
            label: name,
            detail: has(name) ? 'In your gear' : undefined,
          }));
        }}
        onSelect={({ label }) => {
          setText(label);
          setOutcome({});
        }}
      />
      <p role="status" className="text-sm text-muted">
        {word && has(word.name) && word.text}
      </p>
    </form>
  );
}
