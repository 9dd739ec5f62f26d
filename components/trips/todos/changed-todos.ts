import type { Todo } from '@/lib/trips/todos/schema';

/** A change to a to-do that the reader has made since the list loaded. */
export type SaidTodo = { id: string } & Partial<Pick<Todo, 'done' | 'household_id'>> & { gone?: true };

/** Returns the list with a change applied. Each to-do keeps its place. */
export const changedTodos = (todos: Todo[], { id, gone, ...said }: SaidTodo): Todo[] =>
  gone
    ? todos.filter((todo) => todo.id !== id)
    : todos.map((todo) => (todo.id === id ? { ...todo, ...said } : todo));
