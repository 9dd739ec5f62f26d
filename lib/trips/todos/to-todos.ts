import type { Household } from '../attendance/schema';
import type { Todo } from './schema';
import type { TodoRow } from './todo-columns';

/** A to-do as its readers see it: whoever isn't going any more doesn't do it. */
export const toTodo = (row: TodoRow, going: readonly Pick<Household, 'household_id'>[]): Todo => ({
  ...row,
  household_id: going.some(({ household_id }) => household_id === row.household_id) ? row.household_id : null,
});

/** The to-dos in the order of the list: nobody's first, then by the date on which they are due; done ones last. */
export function toTodos(rows: readonly TodoRow[], going: readonly Pick<Household, 'household_id'>[]): Todo[] {
  const all = rows.map((row) => toTodo(row, going));
  const open = all.filter(({ done }) => !done);
  const rank = ({ household_id, due_on }: Todo) => `${household_id ? 1 : 0} ${due_on ?? '9999-12-31'}`;
  return [
    ...open.sort((one, other) => rank(one).localeCompare(rank(other))),
    ...all.filter(({ done }) => done),
  ];
}
