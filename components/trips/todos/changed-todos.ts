import type { Todo } from '@/lib/trips/todos/schema';

/** What was said of a to-do since the list came. */
export type SaidTodo = { id: string } & Partial<Pick<Todo, 'done' | 'household_id'>> & { gone?: true };

/** The list with one more thing that was said, each to-do in its place. */
export const changedTodos = (todos: Todo[], { id, gone, ...said }: SaidTodo): Todo[] =>
  gone
    ? todos.filter((todo) => todo.id !== id)
    : todos.map((todo) => (todo.id === id ? { ...todo, ...said } : todo));
