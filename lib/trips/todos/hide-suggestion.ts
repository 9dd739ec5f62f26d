import 'server-only';
import { badInput, notFound } from '@/lib/errors';
import { db } from '@/lib/server/db/client';
import type { TripCaller } from '../trip-caller';
import { getTripHead } from '../trip-head';
import { lockTodos } from './change-todos';
import { factsOf, getTodoRows, todosOf } from './get-todos';
import type { HiddenSuggestion, Todos } from './schema';
import { suggestTodos } from './suggest-todos';

/** What the database column holds. */
const MOST_HIDDEN = 100;

/** Throws 400 for a text that isn't suggested. */
export async function hideSuggestion(
  caller: TripCaller,
  { text, hidden }: HiddenSuggestion,
): Promise<Pick<Todos, 'suggestions'>> {
  const head = await getTripHead(caller);
  if (!head) throw notFound();
  await db.$transaction(async (tx) => {
    const { tripId } = await lockTodos(tx, caller);
    const words = 'That isn’t suggested on this trip.';
    if (hidden && !suggestTodos(factsOf(head), []).includes(text)) throw badInput(words, { text: words });
    const { hiddenTodos } = await tx.trip.findUniqueOrThrow({
      where: { id: tripId },
      select: { hiddenTodos: true },
    });
    // Suggestions name people and cars, so the oldest in a long list are probably about ones that
    // have changed.
    const others = hiddenTodos.filter((each) => each !== text).slice(1 - MOST_HIDDEN);
    await tx.trip.update({
      where: { id: tripId },
      data: { hiddenTodos: hidden ? [...others, text] : others },
      select: { id: true },
    });
  });
  const rows = await getTodoRows(caller);
  if (!rows) throw notFound();
  return { suggestions: todosOf(head, rows).suggestions };
}
