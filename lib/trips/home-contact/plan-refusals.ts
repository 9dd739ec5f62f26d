import 'server-only';
import { createHash } from 'node:crypto';
import { db, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { findPlans, type Plan } from './plan';

/** "Not me" to the plans of this many senders stops the plans of everybody. */
const STOPS_ALL = 2;

/** A guest's address is hashed, because the refusal is kept after the guest's data are gone. */
export const planSender = (profileId: string | null, own: string) =>
  profileId ?? createHash('sha256').update(own.toLowerCase()).digest('hex');

/** The same in SQL, of a plan `c` with its household `h` and its invitation `i`. */
const senderSql = Prisma.sql`coalesce(h.profile_id::text,
  encode(sha256(convert_to(lower(coalesce(i.email, i.confirmed_email, c.own_email)::text), 'UTF8')), 'hex'))`;

export async function takesNoPlans(tx: Tx, email: string, sender: string): Promise<boolean> {
  const refusals = await tx.planRefusal.findMany({
    where: { email },
    select: { sender: true, counts: true },
  });
  return (
    refusals.some((refusal) => refusal.sender === sender) ||
    refusals.filter(({ counts }) => counts).length >= STOPS_ALL
  );
}

/** Returns all plans of the sender that this stops. */
export async function refuseSender(tx: Tx, { id }: Plan): Promise<Plan[]> {
  await tx.$executeRaw`
    insert into plan_refusals (email, sender)
    select c.email, ${senderSql} ${planWithSender} where c.id = ${id}::uuid and ${senderSql} is not null
    on conflict (email, sender) do update set counts = true, created_at = now()`;
  return sameSendersPlans(tx, id, Prisma.sql`c.refused_by is distinct from 'person'`);
}

/**
 * Takes back every "not me" of this person as far as it stops plans of everybody, and the one about this
 * plan's sender. Returns the sender's plans that the person had refused.
 */
export async function allowSender(tx: Tx, { id, email }: Plan): Promise<Plan[]> {
  await tx.$executeRaw`
    delete from plan_refusals refusal using (select c.email, ${senderSql} sender ${planWithSender} where c.id = ${id}::uuid) plan
    where refusal.email = plan.email and refusal.sender = plan.sender`;
  await tx.planRefusal.updateMany({ where: { email }, data: { counts: false } });
  return sameSendersPlans(tx, id, Prisma.sql`c.refused_by = 'person'`);
}

/** For the export of somebody's data: not to whom they said "not me". */
export const listPlanRefusals = (email: string) =>
  db.planRefusal.findMany({ where: { email }, select: { counts: true, createdAt: true } });

const planWithSender = Prisma.sql`
  from home_contacts c
  left join households h on h.trip_id = c.trip_id and h.id = c.household_id
  left join invites i on i.trip_id = h.trip_id and i.id = h.id`;

const sameSendersPlans = (tx: Tx, id: string, which: Prisma.Sql) =>
  findPlans(
    Prisma.sql`c.shut_at is null and ${which} and (c.id = ${id}::uuid or (c.email, ${senderSql}) =
      (select c.email, ${senderSql} ${planWithSender} where c.id = ${id}::uuid))`,
    tx,
  );
