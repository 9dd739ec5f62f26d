'use client';

import { useRouter } from 'next/navigation';
import { useOptimistic, useTransition } from 'react';
import { useWaiting } from '@/components/offline/use-waiting';
import { failureText } from '@/components/ui/failure-text';
import { useToast } from '@/components/ui/toast';
import { api, refusalOf } from '@/lib/api-client';
import { sendOrKeep, WAITING } from '@/lib/offline/send-or-keep';
import type { NewTodo, Todo } from '@/lib/trips/todos/schema';
import { inTurn } from '../in-turn';
import { changedTodos, type SaidTodo } from './changed-todos';

export type TodoActions = ReturnType<typeof useTodos>['actions'];

/**
 * A trip's to-dos as they will be. What is ticked or taken shows at once and is sent in turn; without reception it waits
 * on this device. `path` is where the API has them.
 */
export function useTodos(path: string, given: Todo[]) {
  const router = useRouter();
  const toast = useToast();
  const waiting = useWaiting().filter((each) => each.path.startsWith(`${path}/`) && !each.refused);
  const [todos, show] = useOptimistic(
    waiting.reduce((all, each) => changedTodos(all, each.shown as SaidTodo), given),
    changedTodos,
  );
  const [, start] = useTransition();
  const refresh = () => start(() => router.refresh());

  const change = (said: SaidTodo, send: () => Promise<unknown>, done?: () => void) =>
    start(async () => {
      show(said);
      try {
        const saved = await inTurn(send);
        if (saved === undefined) {
          toast.show({ text: `${WAITING}.` });
          return;
        }
        done?.();
      } catch (error) {
        toast.show({
          text: failureText(error, 'That could not be saved. Please try again.'),
          tone: 'danger',
        });
        // Without a connection Next would leave the page for one that can't be loaded either.
        if (!refusalOf(error)?.status) return;
      }
      // React forgets the transition over an await.
      start(() => router.refresh());
    });

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
    remove: (todo: Todo) =>
      change(
        { id: todo.id, gone: true },
        () => api.delete(`${path}/${todo.id}`),
        () => {
          const { text, household_id, due_on } = todo;
          const onClick = () =>
            add({ text, household_id, due_on }).catch((error) =>
              toast.show({ text: failureText(error, `Could not put ${text} back`), tone: 'danger' }),
            );
          toast.show({ text: `${text} is off the list.`, action: { label: 'Undo', onClick } });
        },
      ),
  };
  return { todos, actions };
}
