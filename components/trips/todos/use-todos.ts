'use client';

import { failureText } from '@/components/ui/failure-text';
import { api } from '@/lib/api-client';
import { sendOrKeep } from '@/lib/offline/send-or-keep';
import type { NewTodo, Todo } from '@/lib/trips/todos/schema';
import { useKeptChanges } from '../use-kept-changes';

/** Includes changes that were not sent yet. `path` is the API's path of the trip's to-dos. */
export function useTodos(path: string, given: Todo[]) {
  const { shown: todos, change, refresh, toast } = useKeptChanges([path], given, changedTodos);

  const keep = ({ id }: Todo, said: Omit<SaidTodo, 'id'>, label: string, thing: string) => {
    const shown = { id, ...said };
    const waits = { kind: 'To-dos', label, shown, thing: `${path}/${id} ${thing}` };
    change(shown, () => sendOrKeep('patch', `${path}/${id}`, said, waits));
  };
  const add = async (todo: NewTodo) => {
    await api.post(path, todo);
    refresh();
  };

  const actions = {
    tick: (todo: Todo, done: boolean) =>
      keep(todo, { done }, `${done ? 'Done' : 'Still to do'}: ${todo.text}`, 'done'),
    give: (todo: Todo, household_id: string | null) =>
      keep(todo, { household_id }, `${household_id ? 'We’ll do' : 'We won’t do'}: ${todo.text}`, 'owner'),
    add,
    /** For everybody on the trip. */
    hide: async (text: string) => {
      const say = (hidden: boolean) => api.put(`${path}/hidden`, { text, hidden });
      await say(true);
      const showAgain = () =>
        say(false).then(refresh, (error) =>
          toast.show({ text: failureText(error, `Could not show ${text} again`), tone: 'danger' }),
        );
      toast.show({ text: `${text} is hidden.`, action: { label: 'Undo', onClick: showAgain } });
      refresh();
    },
    remove: ({ id, text, household_id, due_on }: Todo) => {
      const putBack = () =>
        add({ text, household_id, due_on }).catch((error) =>
          toast.show({ text: failureText(error, `Could not put ${text} back`), tone: 'danger' }),
        );
      const action = { label: 'Undo', onClick: putBack };
      const done = () => toast.show({ text: `${text} is off the list.`, action });
      change({ id, gone: true }, () => api.delete(`${path}/${id}`), { done });
    },
  };
  return { todos, actions };
}

type SaidTodo = { id: string } & Partial<Pick<Todo, 'done' | 'household_id'>> & { gone?: true };

/** Each to-do keeps its place. */
const changedTodos = (todos: Todo[], { id, gone, ...said }: SaidTodo): Todo[] =>
  gone
    ? todos.filter((todo) => todo.id !== id)
    : todos.map((todo) => (todo.id === id ? { ...todo, ...said } : todo));
