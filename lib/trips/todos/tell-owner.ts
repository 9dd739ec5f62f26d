import 'server-only';
import { formatDay } from '@/lib/dates';
import type { Tx } from '@/lib/server/db/client';
import { oneLine } from '@/lib/text';
import { shortName } from '../households/household-name';
import type { LockedTrip } from '../lock-with-people';
import { notify } from '../notifications/notify';
import type { Todo } from './schema';

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
