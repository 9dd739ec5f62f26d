import type { Household } from '../attendance/schema';
import type { Todo } from './schema';
import type { TodoRow } from './todo-columns';

/** Leaves out an owner who is no longer going. */
export const toTodo = (row: TodoRow, going: readonly Pick<Household, 'household_id'>[]): Todo => ({
  ...row,
  household_id: going.some(({ household_id }) => household_id === row.household_id) ? row.household_id : null,
});

/** When the trip was called off, to-dos about its bookings come first. */
export function toTodos(
  rows: readonly TodoRow[],
  going: readonly Pick<Household, 'household_id'>[],
  calledOff = false,
): Todo[] {
  const all = rows.map((row) => toTodo(row, going));
  const open = all.filter(({ done }) => !done);
  const first = ({ from }: Todo) => calledOff && from === 'booking';
  const rank = (todo: Todo) =>
    `${first(todo) ? 0 : 1} ${todo.household_id ? 1 : 0} ${todo.due_on ?? '9999-12-31'}`;
  return [
    ...open.sort((one, other) => rank(one).localeCompare(rank(other))),
    ...all.filter(({ done }) => done),
  ];
}
