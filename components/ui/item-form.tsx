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
  /**
   * The level of the form's heading. 2 when the list has no heading above the form; null in a
   * dialog, because the dialog's title already says the same.
   */
  level?: 2 | 3 | null;
  /** The name of the form's draft. Needed when another form on the page has the same title. */
  draft?: string;
  form: UseFormReturn<Typed, unknown, Sent>;
  send: (input: Sent) => Promise<unknown>;
  sendLabel?: string;
  /** Returns the message after a successful save. */
  saved: (input: Sent) => string;
  /**
   * Returns the message for a change that waits for network. `send` resolves to undefined for such
   * a change.
   */
  kept?: (input: Sent) => string;
  /** True when the form has a button to save the item and add another one. */
  repeatable?: boolean;
  /** Called after a save and after Cancel, to remove the form. */
  onDone: () => void;
  children: ReactNode;
}

/**
 * The form for one item of a list. It is shown inside the list. The typed values stay when the save
 * fails.
 */
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
      // The change waits on this device, because there is no network. A refresh would make Next
      // load the whole page, which would fail too.
      if (waits) return onDone();
      // Runs in one transition, so that the form disappears at the same moment as the page shows
      // the changed list.
      startRefresh(() => {
        router.refresh();
        onDone();
      });
    });
    return (event: SyntheticEvent) => {
      event.preventDefault();
      if (busy) return;
      // Chooses the button that shows the spinner. Set before the form is checked, because the
      // check may first have to load the schema.
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
      {/* Above the buttons, because on a phone the top of a long form isn't visible. */}
      {errors.root && <Alert>{errors.root.message}</Alert>}
      {/* On a phone three buttons don't fit on one line. The first takes a line, and the other
          two share the next line. */}
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
