import 'server-only';
import { dateOrNull, formatDay } from '@/lib/dates';
import { badInput, conflict, forbidden, notFound } from '@/lib/errors';
import { omitUndefined } from '@/lib/omit-undefined';
import { db, readRows, type Tx } from '@/lib/server/db/client';
import { oneLine } from '@/lib/text';
import { Prisma } from '@/prisma/generated/client';
import { shortName } from '../households/household-name';
import { type LockedTrip, lockWithPeople, requireGoing } from '../lock-with-people';
import { notify } from '../notifications/notify';
import type { TripCaller } from '../trip-caller';
import { getTripHead } from '../trip-head';
import { factsOf, getTodoRows, todosOf } from './get-todos';
import type { HiddenSuggestion, NewTodo, Todo, TodoChange, Todos } from './schema';
import { suggestTodos, toTodo } from './to-todos';
import { todoJson } from './todo-columns';

export async function tellOwner(
  tx: Tx,
  { row, tripId, households }: LockedTrip<unknown>,
  {
    id,
    household_id: owner,
    done,
    text,
    due_on,
  }: Pick<Todo, 'id' | 'household_id' | 'done' | 'text' | 'due_on'>,
  ownerBefore: string | null,
): Promise<void> {
  if (!owner || owner === ownerBefore || owner === row.ownId || done) return;
  const by = row.households.find((each) => each.id === row.ownId);
  const name = households.find(({ household_id }) => household_id === by?.id)?.profile_name;
  const who = by ? oneLine(shortName(name ?? 'An organiser')) : 'Somebody';
  const words = `${who} asks you: ${text}${due_on ? `, by ${formatDay(due_on)}` : ''}`;
  await notify(tx, {
    tripId,
    kind: 'todos',
    about: id,
    by: row.ownId ?? null,
    to: 'everyone',
    text: words,
    texts: { [owner]: words },
  });
}

export const forgetTodos = (tx: Tx, { tripId }: Pick<LockedTrip<unknown>, 'tripId'>, ids: string[]) =>
  tx.notification.deleteMany({ where: { tripId, kind: 'todos', about: { in: ids } } });

/** They still fit on one page, and no trip is expected to have as many. */
export const MOST_TODOS = 300;

const GOERS_ALONE = 'Only those who are going can change the to-dos.';

/** A text that is one of the trip's suggestions is stored as a suggested to-do. */
export async function addTodo(caller: TripCaller, input: NewTodo): Promise<Todo> {
  const head = await getTripHead(caller);
  const suggested = head && suggestTodos(factsOf(head), []).includes(input.text);
  return db.$transaction(async (tx) => {
    const locked = await lockTodos(tx, caller);
    const { tripId, own, row } = locked;
    if ((await tx.todo.count({ where: { tripId } })) >= MOST_TODOS) {
      throw conflict(`A trip has room for ${MOST_TODOS} to-dos. Please remove some first.`);
    }
    const addedBy = own?.household_id ?? row.ownId;
    if (!addedBy) throw forbidden(GOERS_ALONE);
    const owner = ownerIn(locked, input.household_id);
    const { id } = await tx.todo.create({
      data: {
        tripId,
        text: input.text,
        ownerId: owner,
        dueOn: dateOrNull(input.due_on),
        addedBy,
        ...(suggested && { origin: 'suggested' }),
      },
    });
    return told(tx, locked, id, null);
  });
}

export const changeTodo = (caller: TripCaller, id: string, change: TodoChange): Promise<Todo> =>
  db.$transaction(async (tx) => {
    const locked = await lockTodos(tx, caller);
    const before = await find(tx, locked, id);
    const { text, household_id, due_on, done } = change;
    const doer = locked.own?.household_id ?? locked.row.ownId ?? null;
    const data = omitUndefined({
      text,
      ownerId: household_id === undefined ? undefined : ownerIn(locked, household_id),
      dueOn: due_on === undefined ? undefined : dateOrNull(due_on),
      ...(done !== undefined &&
        done !== (before.doneAt !== null) && {
          doneAt: done ? new Date() : null,
          doneBy: done ? doer : null,
        }),
    });
    if (Object.keys(data).length > 0) await tx.todo.update({ where: { id }, data });
    return told(tx, locked, id, before.ownerId);
  });

/** Throws 403 unless the caller's household has added it or the caller is an organiser. */
export const removeTodo = (caller: TripCaller, id: string): Promise<void> =>
  db.$transaction(async (tx) => {
    const locked = await lockTodos(tx, caller);
    const { addedBy } = await find(tx, locked, id);
    if (!locked.runs && addedBy !== locked.row.ownId)
      throw forbidden('Only an organiser or the household that added it can delete a to-do.');
    await tx.todo.delete({ where: { id } });
    await forgetTodos(tx, locked, [id]);
  });

/** Works even when the trip is over or called off, as things may have to be brought back. */
const lockTodos = (tx: Tx, caller: TripCaller) =>
  lockWithPeople(tx, caller, { goers: GOERS_ALONE, always: true });

type Locked = LockedTrip<unknown>;

async function find(tx: Tx, { tripId }: Locked, id: string) {
  const todo = await tx.todo.findFirst({ where: { id, tripId } });
  if (!todo) throw notFound();
  return todo;
}

/** Throws 404 for a household that isn't on the trip, and 400 for one that isn't going. */
const ownerIn = (locked: Locked, id: string | null | undefined) =>
  id ? requireGoing(locked, id).household_id : null;

/** Notifies a new owner, unless they made the change or the to-do is done. */
async function told(tx: Tx, locked: Locked, id: string, ownerBefore: string | null): Promise<Todo> {
  const [saved] = await readRows<{ todo: Todo }>(
    Prisma.sql`select ${todoJson} todo from todos todo where todo.id = ${id}::uuid`,
    tx,
  );
  if (!saved) throw notFound();
  const todo = toTodo(saved.todo, locked.households);
  await tellOwner(tx, locked, todo, ownerBefore);
  return todo;
}

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
