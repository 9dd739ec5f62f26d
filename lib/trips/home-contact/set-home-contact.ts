import 'server-only';
import { randomUUID } from 'node:crypto';
import { addDays } from '@/lib/dates';
import { badInput, conflict, forbidden, notFound } from '@/lib/errors';
import { hashToken } from '@/lib/server/auth/tokens';
import { db, type Tx } from '@/lib/server/db/client';
import { spendOn } from '@/lib/server/http/rate-limiter';
import { isDrivenEachMinute } from '@/lib/server/jobs/health';
import { Prisma } from '@/prisma/generated/client';
import { instantIn } from '../before-you-go/clock';
import { lockRow } from '../lock-trip';
import { calledOff, isOnTrip } from '../policy';
import type { TripCaller } from '../trip-caller';
import { type OwnHousehold, ownHousehold, planOf } from './household-plan';
import { KEPT_DAYS, NEEDS_MINUTES } from './limits';
import { planToken } from './link';
import { findPlans, type Plan, toHomeContact } from './plan';
import { tellPerson } from './queue-home-mail';
import type { HomeContact, HomeContactInput } from './schema';
import { shut } from './watch-plans';

/** On the day of leaving the plan goes out at this time, by the clocks at the site. */
const LEAVING_AT = '06:00';

/**
 * Saves the plan of the caller's household, and sends it or has it sent on the day of leaving. With another address the
 * plan is a new one with another link, and whoever had it before is told that theirs is shut. Throws 403 for those who
 * aren't going, and 409 where nothing works on the queue each minute.
 */
export async function setHomeContact(caller: TripCaller, input: HomeContactInput): Promise<HomeContact> {
  const known = await planOf(caller, (await ownHousehold(caller)).id);
  const isNew = !isSame(known, input);
  const subject = 'viewer' in caller ? caller.viewer.profileId : caller.householdId;
  const driven = await isDrivenEachMinute();
  const plan = await spendOn('homeContacts', `${caller.tripId} ${subject}`, isNew ? 1 : 0, () =>
    savePlan(caller, input, driven),
  );
  return toHomeContact(plan);
}

async function savePlan(caller: TripCaller, input: HomeContactInput, driven: boolean): Promise<Plan> {
  return db.$transaction(async (tx) => {
    const { own, before } = await lockOwnPlan(tx, caller);
    if (own.calledOff) throw calledOff();
    if (!own.attending) throw forbidden('Only those who are going can leave a plan.');
    if (!driven) throw conflict(NEEDS_MINUTES);
    const about = await aboutTrip(tx, caller, own);
    requireTimes(input, about);
    await requirePerson(tx, caller, about, input);
    if (!before || isSame(before, input)) return save(tx, caller, about, input, before);
    await shutPlan(tx, before);
    return save(tx, caller, about, input, undefined);
  });
}

/** Takes the plan of the caller's household back; whoever has it is told. */
export async function deleteHomeContact(caller: TripCaller): Promise<void> {
  await db.$transaction(async (tx) => {
    const { before } = await lockOwnPlan(tx, caller);
    if (!before) throw notFound();
    await shutPlan(tx, before);
  });
}

async function shutPlan(tx: Tx, plan: Plan): Promise<void> {
  if (!plan.backSaidAt) await tellPerson(tx, plan, 'shut');
  await tx.homeContact.update({ where: { id: plan.id }, data: shut(new Date()) });
}

/** Whether a plan goes to the same address. */
const isSame = (plan: Pick<Plan, 'email'> | undefined, { email }: HomeContactInput) =>
  plan?.email.toLowerCase() === email.toLowerCase();

/** The household and its open plan, held till the transaction ends. The trip is locked first, as everywhere. */
export async function lockOwnPlan(
  tx: Tx,
  caller: TripCaller,
): Promise<{ own: OwnHousehold; before: Plan | undefined }> {
  await lockRow(tx, caller.tripId);
  const own = await ownHousehold(caller, tx);
  await tx.$queryRaw`
    select id::text from home_contacts
    where trip_id = ${caller.tripId}::uuid and household_id = ${own.id}::uuid and shut_at is null for update`;
  const [before] = await findPlans(
    Prisma.sql`c.trip_id = ${caller.tripId}::uuid and c.household_id = ${own.id}::uuid and c.shut_at is null`,
    tx,
  );
  return { own, before };
}

interface AboutTrip {
  householdId: string;
  householdName: string;
  /** The household's own address; null for a guest without one. */
  email: string | null;
  leaves: Date;
  /** Later than this nobody is still away. */
  latest: Date;
  sendAt: Date;
}

async function aboutTrip(tx: Tx, caller: TripCaller, { id, zone }: OwnHousehold): Promise<AboutTrip> {
  const [row] = await tx.$queryRaw<
    {
      name: string;
      email: string | null;
      arriveOn: string;
      end: string;
    }[]
  >`
    select coalesce(p.name, h.name, 'A guest') name, coalesce(u.email, i.email)::text email,
           coalesce(h.arrive_on, t.start_date)::text "arriveOn", t.end_date::text "end"
    from households h join trips t on t.id = h.trip_id
    left join invites i on i.trip_id = h.trip_id and i.id = h.id
    left join profiles p on p.id = h.profile_id
    left join users u on u.id = p.user_id
    where h.trip_id = ${caller.tripId}::uuid and h.id = ${id}::uuid`;
  if (!row) throw notFound();
  const { arriveOn } = row;
  return {
    householdId: id,
    householdName: row.name,
    email: row.email,
    leaves: instantIn(zone, arriveOn, '00:00'),
    latest: instantIn(zone, addDays(row.end, KEPT_DAYS), '00:00'),
    sendAt: instantIn(zone, arriveOn, LEAVING_AT),
  };
}

/** Throws 400 for times that can't be meant. That worrying comes last is in the schema. */
function requireTimes({ back_at, worry_at }: HomeContactInput, { leaves, latest }: AboutTrip): void {
  const [back, worry, now] = [new Date(back_at), new Date(worry_at), new Date()];
  const refuse = (field: 'back_at' | 'worry_at', words: string) => badInput(words, { [field]: words });
  if (back <= leaves) throw refuse('back_at', 'That’s before you leave. Please choose a later time.');
  if (worry > latest) {
    const words = `Please choose a time within ${KEPT_DAYS} days of the trip’s end.`;
    throw refuse(back > latest ? 'back_at' : 'worry_at', words);
  }
  if (back <= now) throw refuse('back_at', 'That time has passed. Please choose a later one.');
}

/** Throws 400 or 409 for somebody who can't wait at home. */
async function requirePerson(
  tx: Tx,
  { tripId }: TripCaller,
  { email: known }: AboutTrip,
  { name, email, own_email, on_trip }: HomeContactInput,
): Promise<void> {
  const own = known ?? own_email;
  if (!own) {
    const words = 'Please enter your own email too: we ask you first.';
    throw badInput(words, { own_email: words });
  }
  if (email.toLowerCase() === own.toLowerCase()) {
    const words = 'That’s your own address. Please name somebody who stays at home.';
    throw badInput(words, { email: words });
  }
  const [found] = await tx.$queryRaw<{ refused: boolean; goes: boolean }[]>`
    select exists (
      select from home_contacts c
      where c.trip_id = ${tripId}::uuid and c.email = ${email}::citext and c.refused_by = 'person') refused,
    exists (
      select from households h
      left join invites i on i.trip_id = h.trip_id and i.id = h.id
      left join profiles p on p.id = h.profile_id
      left join users u on u.id = p.user_id
      where h.trip_id = ${tripId}::uuid and h.attending and ${isOnTrip} and (
        coalesce(u.email, i.email) = ${email}::citext
        or exists (
          select from trip_people person join crew_members m on m.id = person.crew_member_id
          where person.trip_id = h.trip_id and person.household_id = h.id and m.email = ${email}::citext))) goes`;
  if (found?.refused) {
    const words = `${name} has said that the plan isn’t for them. Please name somebody else.`;
    throw conflict(words, { email: words });
  }
  if (found?.goes && !on_trip)
    throw conflict(`${name} is on this trip.`, { email: `${name} is on this trip.` });
}

/** Saves a new plan, or the household's own with what has changed; mails whom that concerns. */
async function save(
  tx: Tx,
  { tripId }: TripCaller,
  { householdId, householdName, sendAt: leaving }: AboutTrip,
  input: HomeContactInput,
  before: Plan | undefined,
): Promise<Plan> {
  const { on_trip: _asked, name, email, phone = null, own_phone = null, own_email = null, ...rest } = input;
  const { back_at, worry_at, route = null, device = null, send } = rest;
  const now = new Date();
  const [backAt, worryAt] = [new Date(back_at), new Date(worry_at)];
  const sendAt = send === 'now' || leaving < now ? now : leaving;
  const resends = before?.refusedBy === 'address';
  const sentAt = (!resends && before?.sentAt) || (sendAt <= now ? now : null);
  const moved =
    before !== undefined &&
    (Number(before.backAt) !== Number(backAt) || Number(before.worryAt) !== Number(worryAt));
  const id = before?.id ?? randomUUID();
  const data = {
    ...{ householdName, name, email, phone, ownPhone: own_phone, ownEmail: own_email, backAt, worryAt },
    ...{ route, device, send, sendAt, sentAt, backSaidAt: null, refusedBy: null },
    // What was due at the old times is due anew.
    ...((moved || before?.backSaidAt) && { remindedAt: null, askedAt: null, alarmedAt: null }),
  };
  await tx.homeContact.upsert({
    where: { id },
    create: { id, tripId, householdId, tokenHash: hashToken(planToken(id)), ...data },
    update: data,
  });
  const [plan] = await findPlans(Prisma.sql`c.id = ${id}::uuid`, tx);
  if (!plan) throw notFound();
  if (sentAt && (!before?.sentAt || resends)) await tellPerson(tx, plan, 'plan');
  else if (moved || before?.backSaidAt) await tellPerson(tx, plan, 'moved');
  return plan;
}
