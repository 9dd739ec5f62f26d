'use client';

import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import type { Day } from '@/lib/dates';
import { shortName } from '@/lib/trips/households/household-name';
import { dueText } from '@/lib/trips/todos/due-text';
import type { Todo } from '@/lib/trips/todos/schema';
import { HouseholdFace, type Tints } from '../household-face';

interface Props {
  todo: Todo;
  today: Day;
  /** By household id. */
  names: Record<string, string>;
  tints: Tints;
  own: string | null;
  edits: boolean;
  /** False in the list of the reader's own. */
  namesOwner: boolean;
  onTick: (done: boolean) => void;
  onTake: () => void;
  onOpen: () => void;
}

/** While no household has the to-do, a button gives it to the reader's household. */
export function TodoRow({
  todo,
  today,
  names,
  tints,
  own,
  edits,
  namesOwner,
  onTick,
  onTake,
  onOpen,
}: Props) {
  const { text, household_id, due_on, done } = todo;
  const due = due_on && !done ? dueText(due_on, today) : null;
  const dueWords = due && <span className={due.late ? 'text-ochre' : undefined}>{due.text}</span>;
  const owner = household_id && names[household_id];
  return (
    <li className="todo-row" data-done={done || undefined}>
      <Checkbox
        label={edits ? <span className="sr-only">{text}</span> : text}
        hint={!edits && dueWords}
        checked={done}
        disabled={!edits}
        onChange={({ target }) => onTick(target.checked)}
        className={edits ? '-mr-3 -ml-2 self-start *:pl-2' : undefined}
      />
      {edits && (
        <button type="button" className="todo-open" aria-haspopup="dialog" onClick={onOpen}>
          <span className="sr-only">Edit </span>
          {text}
          {dueWords}
        </button>
      )}
      {owner && namesOwner && (
        <span className="flex max-w-2/5 min-w-0 items-center gap-2 text-meta text-muted">
          <span>{household_id === own ? 'You' : shortName(owner)}</span>
          <HouseholdFace name={owner} tint={tints[household_id]} className="size-7 text-xs" />
        </span>
      )}
      {edits && own && !household_id && !done && (
        <Button variant="secondary" size="sm" onClick={onTake}>
          <span>
            I’ll do it<span className="sr-only">: {text}</span>
          </span>
        </Button>
      )}
    </li>
  );
}
