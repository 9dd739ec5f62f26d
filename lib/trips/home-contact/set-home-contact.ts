import 'server-only';
import { randomUUID } from 'node:crypto';
import { conflict, forbidden, notFound } from '@/lib/errors';
import { hashToken } from '@/lib/server/auth/tokens';
import { db, type Tx } from '@/lib/server/db/client';
import { spendOn } from '@/lib/server/http/rate-limiter';
import { isDrivenEachMinute } from '@/lib/server/jobs/health';
import { Prisma } from '@/prisma/generated/client';
import { lockRow } from '../lock-trip';
import { requireNoSpamSigns } from '../mails/spam-signs';
import { calledOff } from '../policy';
import type { TripCaller } from '../trip-caller';
import { type AboutTrip, aboutTrip, requireConfirmed, requirePerson, requireTimes } from './check-plan';
import { describeCars, type OwnHousehold, openPlan, ownHousehold, planOf } from './get-home-contact';
import { tellPerson, withinPlanLimits } from './home-mail';
import { findPlans, isDue, type Plan, planToken, shut, toHomeContact } from './plan';
import { NEEDS_MINUTES } from './plan-limits';
import type { HomeContact, HomeContactInput } from './schema';

/**
 * A different email address makes a new plan with a new link, and tells whoever had the old one that it is
 * closed. Throws 409 for a first plan when nothing runs the job queue each minute.
 */
export async function setHomeContact(caller: TripCaller, input: HomeContactInput): Promise<HomeContact> {
  const own = await ownHousehold(caller);
  const known = await planOf(caller, own.id);
  // Changes of a plan for the same person have a limit apart from that for new plans.
  const limit = known && isSame(known, input) ? 'homeChanges' : 'homeContacts';
  const mails = !known || limit === 'homeContacts' || mailsAgain(known, input) ? 1 : 0;
  const subject = 'viewer' in caller ? caller.viewer.profileId : caller.householdId;
  const driven = await isDrivenEachMinute();
  const { name, route, device, phone, own_phone } = input;
  requireNoSpamSigns({ name, route, device, phone, own_phone, ...carTexts(input) });
  if (!('viewer' in caller) && own.attending && !own.calledOff)
    await requireConfirmed(caller, input.own_email ?? null);
  const save = () => savePlan(caller, input, driven);
  const sender = { subject, userId: 'viewer' in caller ? caller.viewer.userId : null };
  const mail = () => (mails ? withinPlanLimits(sender, input.email, save) : save());
  // The limit of all trips counts new plans alone.
  const leave = () => (limit === 'homeContacts' ? spendOn('plansLeft', subject, 1, mail) : mail());
  return toHomeContact(await spendOn(limit, `${caller.tripId} ${subject}`, mails, leave));
}

const carTexts = ({ cars }: HomeContactInput) =>
  Object.fromEntries(
    (cars ?? []).flatMap(({ id: _id, ...details }, index) =>
      Object.entries(details).map(([field, text]) => [`cars.${index}.${field}`, text]),
    ),
  );

async function savePlan(caller: TripCaller, input: HomeContactInput, driven: boolean): Promise<Plan> {
  return db.$transaction(async (tx) => {
    const { own, before } = await lockOwnPlan(tx, caller);
    if (own.calledOff) throw calledOff();
    if (!own.attending) throw forbidden('Only those who are going can leave a plan.');
    // A late run of the host's cron must not prevent changes of an existing plan.
    if (!driven && !before) throw conflict(NEEDS_MINUTES);
    const about = await aboutTrip(tx, caller, own);
    requireTimes(input, about);
    await requirePerson(tx, caller, about, input);
    await describeCars(tx, caller.tripId, own.id, input.cars ?? []);
    if (!before || isSame(before, input)) return save(tx, caller, about, input, before);
    await shutPlan(tx, before);
    return save(tx, caller, about, input, undefined);
  });
}

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

const isSame = (plan: Pick<Plan, 'email'>, { email }: HomeContactInput) =>
  plan.email.toLowerCase() === email.toLowerCase();

/** Locks the trip and then the plan. All code locks the trip first, so that two requests can't deadlock. */
async function lockOwnPlan(
  tx: Tx,
  caller: TripCaller,
): Promise<{ own: OwnHousehold; before: Plan | undefined }> {
  await lockRow(tx, caller.tripId);
  const own = await ownHousehold(caller, tx);
  await tx.$queryRaw`
    select id::text from home_contacts
    where trip_id = ${caller.tripId}::uuid and household_id = ${own.id}::uuid and shut_at is null for update`;
  return { own, before: await openPlan(caller, own.id, tx) };
}

async function save(
  tx: Tx,
  { tripId }: TripCaller,
  { householdId, householdName }: AboutTrip,
  input: HomeContactInput,
  before: Plan | undefined,
): Promise<Plan> {
  const {
    on_trip: _asked,
    cars: _cars,
    name,
    email,
    phone = null,
    own_phone = null,
    own_email = null,
    ...rest
  } = input;
  const { back_at, worry_at, route = null, device = null, send } = rest;
  const [backAt, worryAt] = [new Date(back_at), new Date(worry_at)];
  // The address refused the plan's mail before, so the plan is sent again.
  const resends = before?.refusedBy === 'address';
  const moved = before !== undefined && hasMoved(before, input);
  const id = before?.id ?? randomUUID();
  const data = {
    householdName,
    name,
    email,
    phone,
    ownPhone: own_phone,
    ownEmail: own_email,
    backAt,
    worryAt,
    route,
    device,
    send,
    backSaidAt: null,
    refusedBy: null,
    ...(resends && { sentAt: null }),
    // What was sent for the old times must be sent again for the new ones.
    ...((moved || before?.backSaidAt) && { remindedAt: null, askedAt: null, alarmedAt: null }),
  };
  await tx.homeContact.upsert({
    where: { id },
    create: { id, tripId, householdId, tokenHash: hashToken(planToken(id)), ...data },
    update: data,
  });
  const [saved] = await findPlans(Prisma.sql`c.id = ${id}::uuid`, tx);
  if (!saved) throw notFound();
  const now = new Date();
  if (!saved.sentAt && isDue(saved, now)) {
    await tx.homeContact.update({ where: { id }, data: { sentAt: now } });
    const sent = { ...saved, sentAt: now };
    await tellPerson(tx, sent, 'plan', true);
    return sent;
  }
  if (!saved.sentAt && (!before || resends)) await tellPerson(tx, saved, 'named', true);
  else if (moved || before?.backSaidAt) await tellPerson(tx, saved, 'moved', true);
  return saved;
}

const mailsAgain = (known: Plan, input: HomeContactInput) =>
  hasMoved(known, input) || known.backSaidAt !== null || known.refusedBy === 'address';

const hasMoved = ({ backAt, worryAt }: Plan, { back_at, worry_at }: HomeContactInput) =>
  Number(backAt) !== Date.parse(back_at) || Number(worryAt) !== Date.parse(worry_at);

export async function sayBack(caller: TripCaller): Promise<HomeContact> {
  const plan = await db.$transaction(async (tx) => {
    const { before } = await lockOwnPlan(tx, caller);
    if (!before) throw notFound();
    if (before.backSaidAt) return before;
    const back = await noteBack(tx, before);
    await tellPerson(tx, back, 'back');
    return back;
  });
  return toHomeContact(plan);
}

/** The caller has locked the plan, and must tell the other side: the person at home or the household. */
export async function noteBack(tx: Tx, plan: Plan): Promise<Plan> {
  const backSaidAt = new Date();
  await tx.homeContact.update({ where: { id: plan.id }, data: { backSaidAt } });
  return { ...plan, backSaidAt };
}
