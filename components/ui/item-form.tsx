'use client';

import { useRouter } from 'next/navigation';
import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
  useTransition,
} from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Alert } from './alert';
import { Button } from './button';
import { classNames } from './class-names';
import { clearSent } from './clear-sent';
import { useFormDraft } from './drafts';
import { type FailureWords, showRefusal } from './show-refusal';
import { useToast } from './toast';

interface Props<Typed extends FieldValues, Sent> extends FailureWords {
  title: string;
  /** null in a dialog, whose title already says the same; 2 when the list has no heading. */
  level?: 2 | 3 | null;
  /** Needed when another form on the page has the same title. */
  draft?: string;
  form: UseFormReturn<Typed, unknown, Sent>;
  send: (input: Sent) => Promise<unknown>;
  sendLabel?: string;
  saved: (input: Sent) => string;
  /** For a change that waits for network: `send` resolves to undefined for it. */
  kept?: (input: Sent) => string;
  repeatable?: boolean;
  onDone: () => void;
  children: ReactNode;
}

export function ItemForm<Typed extends FieldValues, Sent>({
  title,
  level = 3,
  draft = title,
  form,
  send,
  sendLabel = 'Save',
  saved,
  kept,
  repeatable = false,
  onDone,
  children,
  ...words
}: Props<Typed, Sent>) {
  const router = useRouter();
  const toast = useToast();
  const [refreshing, startRefresh] = useTransition();
  const [adding, setAdding] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const { isSubmitting, errors } = form.formState;
  useFormDraft(form, draft);
  const busy = isSubmitting || refreshing;

  // Focuses the first field, because the button that opened the form is gone.
  const focusFirst = () => element.current?.querySelector<HTMLElement>('input, select')?.focus();
  useEffect(focusFirst, []);

  const saveThen = (another: boolean) => {
    const save = form.handleSubmit(async (input) => {
      const focused = document.activeElement;
      const clear = clearSent(form);
      let waits = false;
      try {
        waits = (await send(input)) === undefined && kept !== undefined;
      } catch (error) {
        return showRefusal(form, error, words);
      }
      toast.show(waits && kept ? { text: kept(input) } : { text: saved(input), tone: 'success' });
      if (another) {
        if (!waits) router.refresh();
        // Moves the focus only if the person hasn't started to type the next item.
        if (!clear() && document.activeElement === focused) focusFirst();
        return;
      }
      // Without network a refresh would make Next load the whole page, which would fail too.
      if (waits) return onDone();
      // One transition, so that the form disappears at the same moment as the page shows the
      // change.
      startRefresh(() => {
        router.refresh();
        onDone();
      });
    });
    return (event: SyntheticEvent) => {
      event.preventDefault();
      if (busy) return;
      // Set before the form is checked, because the check may first have to load the schema.
      setAdding(another);
      save(event);
    };
  };

  return (
    <form
      ref={element}
      onSubmit={saveThen(false)}
      noValidate
      aria-labelledby={level ? titleId : undefined}
      aria-label={level ? undefined : title}
      className="space-y-4"
    >
      {level && (
        <Heading level={level} id={titleId}>
          {title}
        </Heading>
      )}
      {children}
      {/* On a phone the top of a long form isn't visible. */}
      {errors.root && <Alert>{errors.root.message}</Alert>}
      {/* On a phone three buttons don't fit on one line. */}
      <div
        className={classNames(
          'flex flex-wrap gap-3 pt-1',
          repeatable && 'max-sm:*:grow max-sm:*:first:basis-full',
        )}
      >
        <Button type="submit" pending={busy && !adding} pendingText="Saving…">
          {sendLabel}
        </Button>
        {repeatable && (
          <Button variant="secondary" pending={busy && adding} pendingText="Saving…" onClick={saveThen(true)}>
            Add another
          </Button>
        )}
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function Heading({ level, id, children }: { level: 2 | 3; id: string; children: ReactNode }) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className="text-lg wrap-anywhere">
      {children}
    </Tag>
  );
}
