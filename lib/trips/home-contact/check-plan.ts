import 'server-only';
import { addDays, type Day } from '@/lib/dates';
import { badInput, conflict, notFound } from '@/lib/errors';
import { instantIn } from '@/lib/places/clock';
import { db, type Tx } from '@/lib/server/db/client';
import { giveBack, secondsToWait, spend } from '@/lib/server/http/rate-limiter';
import { GUEST } from '../households/household-name';
import { invitationToken, invitationUrl, saveLinks } from '../invitations/links/link';
import { sealAddress } from '../invitations/links/own-address';
import { composeTripMail } from '../mails/compose-trip-mail';
import { queueTripMails } from '../mails/trip-mail';
import { type GuestHousehold, isOnTrip } from '../policy';
import type { TripCaller } from '../trip-caller';
import type { OwnHousehold } from './get-home-contact';
import { KEPT_DAYS } from './plan-limits';
import { planSender, takesNoPlans } from './plan-refusals';
import type { HomeContactInput } from './schema';

const VALID_MS = 24 * 60 * 60 * 1000;

interface Household {
  id: string;
  email: string | null;
  confirmedEmail: string | null;
}

/**
 * Until a share link's guest confirms their address, nothing of theirs is mailed to anybody else. An invited
 * guest's address is confirmed, because only its mail has the link by which they came.
 */
export async function requireConfirmed({ householdId }: GuestHousehold, own: string | null): Promise<void> {
  const invite = await db.invite.findUnique({
    where: { id: householdId },
    select: { id: true, email: true, confirmedEmail: true },
  });
  if (!invite || invite.email || !own || isSame(invite, own)) return;
  await spend('confirmations', householdId);
  await mailLink(householdId, own);
  const words = `We’ve emailed a link to ${own}. Please confirm your address there, then save the plan again.`;
  throw conflict(words, { own_email: words });
}

const isSame = ({ confirmedEmail }: Household, own: string) =>
  confirmedEmail?.toLowerCase() === own.toLowerCase();

/** Mails nothing, without a word, once the address has had enough of these today. */
async function mailLink(householdId: string, own: string): Promise<void> {
  if ((await secondsToWait('receiptsToAddress', own.toLowerCase())) > 0)
    return giveBack('receiptsToAddress', own.toLowerCase());
  const confirm = sealAddress(householdId, own, Date.now() + VALID_MS);
  // Nothing in this mail is the guest's own text, because the address may be a stranger's.
  const mail = await composeTripMail('invitations', own, 'Please confirm your address', {
    heading: 'Is this your address?',
    paragraphs: [
      'Somebody who is going on a camping trip has entered it, to leave a plan with somebody at home. If that’s you, confirm it, and save the plan again.',
    ],
    action: {
      label: 'Confirm my address',
      href: invitationUrl(invitationToken(householdId), { confirm, part: 'home-contact' }),
    },
    closing: 'The link works for 24 hours. If it wasn’t you, ignore this email.',
  });
  await db.$transaction(async (tx) => {
    await saveLinks(tx, [householdId]);
    await queueTripMails(tx, [{ mail, from: null, inviteId: householdId, urgent: false }]);
  });
}

export interface AboutTrip {
  householdId: string;
  householdName: string;
  profileId: string | null;
  /** Null for a guest without one. */
  email: string | null;
  leaves: Date;
  latest: Date;
}

export async function aboutTrip(tx: Tx, caller: TripCaller, { id, zone }: OwnHousehold): Promise<AboutTrip> {
  const [row] = await tx.$queryRaw<
    (Pick<AboutTrip, 'profileId' | 'email'> & { name: string; arriveOn: Day; end: Day })[]
  >`
    select coalesce(p.name, h.name, ${GUEST}) name, p.id::text "profileId", coalesce(u.email, i.email)::text email,
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
    profileId: row.profileId,
    email: row.email,
    leaves: instantIn(zone, arriveOn, '00:00'),
    latest: instantIn(zone, addDays(row.end, KEPT_DAYS), '00:00'),
  };
}

/** The schema has already checked that the time to worry isn't before the return. */
export function requireTimes({ back_at, worry_at }: HomeContactInput, { leaves, latest }: AboutTrip): void {
  const [back, worry, now] = [new Date(back_at), new Date(worry_at), new Date()];
  const refuse = (field: 'back_at' | 'worry_at', words: string) => badInput(words, { [field]: words });
  if (back <= leaves) throw refuse('back_at', 'That’s before you leave. Please choose a later time.');
  if (worry > latest) {
    const words = `Please choose a time within ${KEPT_DAYS} days of the trip’s end.`;
    throw refuse(back > latest ? 'back_at' : 'worry_at', words);
  }
  if (back <= now) throw refuse('back_at', 'That time has passed. Please choose a later one.');
}

/**
 * Throws 409 when the person has refused the plan before, or is on the trip and the household hasn't
 * confirmed this with `on_trip`.
 */
export async function requirePerson(
  tx: Tx,
  { tripId }: TripCaller,
  { profileId, email: known }: AboutTrip,
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
  const refused = await takesNoPlans(tx, email, planSender(profileId, own));
  const [found] = await tx.$queryRaw<{ goes: boolean }[]>`
    select exists (
      select from households h
      left join invites i on i.trip_id = h.trip_id and i.id = h.id
      left join profiles p on p.id = h.profile_id
      left join users u on u.id = p.user_id
      where h.trip_id = ${tripId}::uuid and h.attending and ${isOnTrip} and (
        coalesce(u.email, i.email) = ${email}::citext
        or exists (
          select from trip_people person join crew_members m on m.id = person.crew_member_id
          where person.trip_id = h.trip_id and person.household_id = h.id and m.email = ${email}::citext))) goes`;
  if (refused) {
    const words = `${name} has said that the plan isn’t for them. Please name somebody else.`;
    throw conflict(words, { email: words });
  }
  if (found?.goes && !on_trip)
    throw conflict(`${name} is on this trip.`, { email: `${name} is on this trip.` });
}
