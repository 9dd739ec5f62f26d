import 'server-only';
import { type Day, dateOrNull } from '@/lib/dates';
import type { Tx } from '@/lib/server/db/client';
import { oneLine } from '@/lib/text';
import { beginning } from '../notifications/bell-words';

interface Decided {
  id: string;
  tripId: string;
  name: string;
  todoId: string | null;
  decideBy: Day | null;
  addedBy: string;
}

/** A to-do has at most 200 characters. */
const MOST_NAME = 140;

/** The organiser decides, and is reminded as of every to-do. A new day opens the to-do again. */
export async function keepDecideTodo(
  tx: Tx,
  { id, tripId, name, todoId, decideBy, addedBy }: Decided,
): Promise<void> {
  if (!decideBy) return forgetDecideTodos(tx, [todoId]);
  const text = `Decide if we go to ${beginning(oneLine(name), MOST_NAME)} instead`;
  const dueOn = dateOrNull(decideBy);
  const before = todoId ? await tx.todo.findUnique({ where: { id: todoId } }) : null;
  if (before) {
    const again = before.dueOn?.getTime() !== dueOn?.getTime() && { doneAt: null, doneBy: null };
    await tx.todo.update({ where: { id: before.id }, data: { text, dueOn, ...again } });
    return;
  }
  // The organiser's household has the trip's id.
  const todo = await tx.todo.create({ data: { tripId, text, dueOn, ownerId: tripId, addedBy } });
  await tx.backup.update({ where: { id }, data: { todoId: todo.id }, select: { id: true } });
}

export async function forgetDecideTodos(tx: Tx, todoIds: (string | null)[]): Promise<void> {
  const ids = todoIds.filter((each) => each !== null);
  if (ids.length === 0) return;
  await tx.todo.deleteMany({ where: { id: { in: ids } } });
  await tx.notification.deleteMany({ where: { kind: 'todos', about: { in: ids } } });
}
