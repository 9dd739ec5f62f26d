'use client';

import { type ReactNode, useState } from 'react';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { classNames } from '@/components/ui/class-names';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import type { Day } from '@/lib/dates';
import type { Todo, Todos } from '@/lib/trips/todos/schema';
import type { Tints } from '../household-face';
import { Suggestions } from './suggestions';
import { TodoRow } from './todo-row';
import { useTodos } from './use-todos';

interface Props extends Todos {
  path: string;
  today: Day;
  households: { household_id: string; name: string }[];
  tints: Tints;
  /** null when the reader's household isn't going. */
  own: string | null;
  /** True when the reader may delete other people's to-dos. */
  organises: boolean;
  edits: boolean;
  /** Also when it isn't going: an organiser whose household isn't going can have to-dos too. */
  ownId: string | null;
}

const TodoForm = latePart(() => import('./todo-form').then((part) => part.TodoForm));

export function TodoList(props: Props) {
  const { path, suggestions, today, households, tints, own, organises, edits, ownId } = props;
  const { todos, actions } = useTodos(path, props.todos);
  const [mine, setMine] = useState(() => props.todos.some((each) => isOpenOf(each, own)));
  const [opened, setOpened] = useState<string | null>(null);
  // Ticked to-dos keep their place until the reader leaves the page.
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  usePreload(TodoForm);

  const names = Object.fromEntries(households.map(({ household_id, name }) => [household_id, name]));
  const open = todos.filter(({ id, done }) => !done || ticked.has(id));
  const done = todos.filter(({ id, done }) => done && !ticked.has(id));
  const shown = mine ? open.filter(({ household_id }) => household_id === own) : open;
  const left = open.filter((each) => !each.done).length;
  const leftOf = (id: string) => open.filter((each) => isOpenOf(each, id)).length;
  const editing = todos.find(({ id }) => id === opened) ?? null;
  const close = () => setOpened(null);
  const row = (todo: Todo) => (
    <TodoRow
      key={todo.id}
      todo={todo}
      today={today}
      names={names}
      tints={tints}
      own={own}
      edits={edits}
      namesOwner={!mine || todo.done}
      onTick={(done) => {
        setTicked((all) => new Set([...all, todo.id]));
        actions.tick(todo, done);
      }}
      onTake={() => actions.give(todo, own)}
      onOpen={() => setOpened(todo.id)}
    />
  );

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,39rem)_minmax(0,24.5rem)] lg:gap-14">
      <div className="min-w-0">
        {open.length === 0 ? (
          <EmptyState icon={<Icon name="circle-check" />} title={done.length > 0 ? 'All done' : undefined}>
            {done.length > 0 ? 'Nothing is left to do.' : 'Nothing to do yet.'}
          </EmptyState>
        ) : (
          <section aria-label="To do">
            {left === 0 && <h2 className="mb-2 text-next">All done</h2>}
            <div className="mb-2 flex flex-wrap items-center gap-2">
              {own && (
                <>
                  <ChoiceChip type="radio" name="whose" checked={mine} onChange={() => setMine(true)}>
                    Mine {leftOf(own)}
                  </ChoiceChip>
                  <ChoiceChip type="radio" name="whose" checked={!mine} onChange={() => setMine(false)}>
                    All {left}
                  </ChoiceChip>
                </>
              )}
              <p className={classNames('text-meta text-muted', own && 'ml-auto')}>
                {todos.length - left} of {todos.length} done
              </p>
            </div>
            {shown.length > 0 ? <ul>{shown.map(row)}</ul> : <NothingToDo others={left} />}
          </section>
        )}
      </div>
      <div className="min-w-0 space-y-8 empty:hidden">
        {edits && suggestions.length > 0 && (
          <Suggestions suggestions={suggestions} onAdd={actions.add} onHide={actions.hide} />
        )}
        {done.length > 0 && (
          <section aria-label="Done">
            <details className="group">
              <summary className="flex min-h-13 list-none items-center justify-between gap-3 border-y border-line text-row [&::-webkit-details-marker]:hidden">
                {done.length} done
                <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
              </summary>
              <ul>{done.map(row)}</ul>
            </details>
          </section>
        )}
      </div>
      {editing && (
        <Dialog open onClose={close} title="Edit a to-do">
          <TodoForm
            key={editing.id}
            path={path}
            households={households}
            own={own}
            todo={editing}
            onRemove={
              organises || (editing.by !== null && editing.by === ownId) ? () => remove(editing) : null
            }
            onDone={close}
          />
        </Dialog>
      )}
    </div>
  );

  function remove(todo: Todo) {
    close();
    actions.remove(todo);
  }
}

const isOpenOf = ({ household_id, done }: Todo, own: string | null) =>
  own !== null && household_id === own && !done;

const NothingToDo = ({ others }: { others: number }): ReactNode => (
  <p className="py-4 text-muted">
    <strong className="text-ink">Nothing for you to do.</strong> {others} on others or on nobody yet.
  </p>
);
