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
  /** 2 where no heading of a list stands above it; none in a dialog, whose title says it already. */
  level?: 2 | 3 | null;
  /** What tells its draft from those of the page's other forms, where the title doesn't. */
  draft?: string;
  form: UseFormReturn<Typed, unknown, Sent>;
  send: (input: Sent) => Promise<unknown>;
  sendLabel?: string;
  /** What to say once it is saved. */
  saved: (input: Sent) => string;
  /** For what may wait for reception: what to say then, where `send` resolves to undefined. */
  kept?: (input: Sent) => string;
  /** Whether one more of its kind can be added once this is saved, in the same form. */
  repeatable?: boolean;
  /** Saved or cancelled: the form can go. */
  onDone: () => void;
  children: ReactNode;
}

/** The form of one item of a list, shown in the list. What was typed stays when it can't be saved. */
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

  // Whoever opened the form goes on in its first field.
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
        // Whoever has begun the next one meanwhile is not interrupted.
        if (!clear() && document.activeElement === focused) focusFirst();
        return;
      }
      // Without a connection Next would leave the page for one that can't be loaded either.
      if (waits) return onDone();
      // In one transition, so that the form goes when the list with the change is there.
      startRefresh(() => {
        router.refresh();
        onDone();
      });
    });
    return (event: SyntheticEvent) => {
      event.preventDefault();
      if (busy) return;
      // Before the check, which may have to load first: the button that was pressed is the busy one.
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
      {/* Beside the button that was pressed: the top of a long form is out of sight on a phone. */}
      {errors.root && <Alert>{errors.root.message}</Alert>}
      {/* Three don't fit beside each other on a phone: the first fills the width, the others share it. */}
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
