import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';

export interface Moved {
  from: string;
  to: string;
  /** The household that ends has answered last. */
  newer: boolean;
}

/**
 * The tables with a household's rows, with the columns that may stand once for a household: there, the row
 * of the household that stays is kept. What only its own household sees isn't here, such as packing: an
 * organiser may make a guest's household their own.
 */
const owned: [table: string, once: string[]][] = [
  ['change_notices', []],
  ['gear_offers', ['line_id']],
  ['fit_notes', ['key']],
  ['meal_cooks', ['meal_id']],
  ['plan_goers', ['plan_id']],
  ['pitch_households', ['pitch_id']],
  ['vote_answers', ['option_id']],
];

const named: [table: string, column: string][] = [
  ['card_openings', 'opener_id'],
  ['duty_turns', 'household_id'],
  ['notices', 'household_id'],
  ['meal_items', 'taken_by'],
  ['gear_lines', 'added_by'],
  ['plans', 'added_by'],
  ['bookings', 'household_id'],
  ['bookings', 'added_by'],
  ['backups', 'added_by'],
  ['todos', 'owner_id'],
  ['todos', 'done_by'],
  ['todos', 'added_by'],
];

export async function mergeParts(tx: Tx, tripId: string, { from, to, newer }: Moved): Promise<void> {
  // The newer votes count, as the newer answer does; of an offer, the larger one.
  const [older, latest] = newer ? [to, from] : [from, to];
  await tx.$executeRaw`
    delete from vote_answers old using vote_answers fresh
    where old.trip_id = ${tripId}::uuid and old.household_id = ${older}::uuid
      and fresh.option_id = old.option_id and fresh.household_id = ${latest}::uuid`;
  await tx.$executeRaw`
    update gear_offers own set quantity = greatest(own.quantity, gone.quantity) from gear_offers gone
    where own.trip_id = ${tripId}::uuid and own.household_id = ${to}::uuid
      and gone.line_id = own.line_id and gone.household_id = ${from}::uuid`;
  for (const [name, once] of owned) {
    const table = Prisma.raw(name);
    const same = once.map((column) => Prisma.raw(`and own.${column} = gone.${column}`));
    await tx.$executeRaw`
      update ${table} gone set household_id = ${to}::uuid
      where gone.trip_id = ${tripId}::uuid and gone.household_id = ${from}::uuid
        and not exists (
          select from ${table} own where own.trip_id = gone.trip_id and own.household_id = ${to}::uuid
          ${Prisma.join([Prisma.sql``, ...same], ' ')})`;
  }
  for (const [name, column] of named) {
    const own = Prisma.raw(column);
    await tx.$executeRaw`
      update ${Prisma.raw(name)} set ${own} = ${to}::uuid
      where trip_id = ${tripId}::uuid and ${own} = ${from}::uuid`;
  }
  // An organiser may make a guest's household their own, and a guest's cookie leads to the household that
  // stays: so no card goes over, and a guest's that stays has to be written again.
  await tx.emergencyCard.deleteMany({ where: { tripId, householdId: { in: [from, to] } } });
  // A plan for somebody at home is for its household alone, so none moves. One that is open is closed
  // as when its household leaves, which the person at home hears; see watch-plans.ts.
  await tx.$executeRaw`
    delete from home_contacts
    where trip_id = ${tripId}::uuid and household_id = ${from}::uuid
      and (back_said_at is not null or shut_at is not null)`;
}
