import type { Todo } from '@/lib/trips/todos/schema';

/** A change that the reader has made to a to-do since the list loaded. */
export type SaidTodo = { id: string } & Partial<Pick<Todo, 'done' | 'household_id'>> & { gone?: true };

/** Returns the list after one more change. Each to-do keeps its place. */
export const changedTodos = (todos: Todo[], { id, gone, ...said }: SaidTodo): Todo[] =>
  gone
    ? todos.filter((todo) => todo.id !== id)
    : todos.map((todo) => (todo.id === id ? { ...todo, ...said } : todo));
