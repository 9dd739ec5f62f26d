import 'server-only';
import { dateOrNull } from '@/lib/dates';
import { conflict, forbidden, notFound } from '@/lib/errors';
import { omitUndefined } from '@/lib/omit-undefined';
import { db, readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type LockedTrip, lockWithPeople, requireGoing } from '../lock-with-people';
import type { TripCaller } from '../trip-caller';
import { getTripHead } from '../trip-head';
import { factsOf } from './get-todos';
import type { NewTodo, Todo, TodoChange } from './schema';
import { suggestTodos } from './suggest-todos';
import { forgetTodos, tellOwner } from './tell-owner';
import { toTodo } from './to-todos';
import { type TodoRow, todoJson } from './todo-columns';

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
export const lockTodos = (tx: Tx, caller: TripCaller) =>
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
  const [saved] = await readRows<{ todo: TodoRow }>(
    Prisma.sql`select ${todoJson} todo from todos todo where todo.id = ${id}::uuid`,
    tx,
  );
  if (!saved) throw notFound();
  const todo = toTodo(saved.todo, locked.households);
  await tellOwner(tx, locked, todo, ownerBefore);
  return todo;
}
