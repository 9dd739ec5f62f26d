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
   * 2 where no list's heading stands above the form; null in a dialog, whose title says it already.
   */
  level?: 2 | 3 | null;
  /** The name of the form's draft, where the title isn't unique on the page. */
  draft?: string;
  form: UseFormReturn<Typed, unknown, Sent>;
  send: (input: Sent) => Promise<unknown>;
  sendLabel?: string;
  /** Returns the text for a successful save. */
  saved: (input: Sent) => string;
  /**
   * Returns the text for a change that waits for the network, which `send` signals by resolving to
   * undefined.
   */
  kept?: (input: Sent) => string;
  /** True when the same form can add another item after a save. */
  repeatable?: boolean;
  /** Called after a save or Cancel, to remove the form. */
  onDone: () => void;
  children: ReactNode;
}

/** The form of one item of a list, shown in the list. What was typed stays when the save fails. */
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

  // Whoever opened the form continues in its first field.
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
        // Doesn't interrupt somebody who has already begun the next item.
        if (!clear() && document.activeElement === focused) focusFirst();
        return;
      }
      // Without network a refresh would make Next leave for a page that can't load either.
      if (waits) return onDone();
      // Runs in one transition, so that the form disappears when the changed list is shown.
      startRefresh(() => {
        router.refresh();
        onDone();
      });
    });
    return (event: SyntheticEvent) => {
      event.preventDefault();
      if (busy) return;
      // Set before the check, whose schema may still load, so that the pressed button is the busy
      // one.
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
      {/* Above the buttons, because on a phone the top of a long form is out of sight. */}
      {errors.root && <Alert>{errors.root.message}</Alert>}
      {/* Three buttons don't fit in a row on a phone: the first fills a row, the others share
          the next. */}
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
