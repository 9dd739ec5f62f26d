import 'server-only';
import { addDays } from '@/lib/dates';
import { derivedId } from '@/lib/derived-id';
import { notFound } from '@/lib/errors';
import { mailbox } from '@/lib/fields';
import { db, type Tx } from '@/lib/server/db/client';
import { giveBack, secondsToWait, spend } from '@/lib/server/http/rate-limiter';
import { addJob } from '@/lib/server/jobs/queue';
import { invitationToken, invitationUrl, saveLinks } from '../invitations/links/link';
import { sealAddress } from '../invitations/links/own-address';
import { CONFIRM } from '../invitations/receipt-mail';
import { getTripForJob, type RunTrip } from '../lock-trip';
import { composeTripMail, type MailOfKind } from '../mails/compose-trip-mail';
import { called, type ToldTrip, when, where } from '../mails/mail-facts';
import { reserveMails } from '../mails/mail-limit';
import { namedInMail } from '../mails/spam-signs';
import { queueTripMails, tripUrl } from '../mails/trip-mail';
import { isOver } from '../moment';
import { notify } from '../notifications/notify';
import { withAddress } from '../notifications/recipients';
import { GUEST_DAYS, isGuests, isOnTrip, paused } from '../policy';
import { withOpenVote } from '../undecided/open-vote-column';
import { findSharedTrip, linkClosed } from './find-shared-trip';

interface To {
  id: string;
  to: string;
  hasAccount: boolean;
  unconfirmed: boolean;
}

/** Has no text that a stranger could have typed. */
function ownLinkMail(
  trip: ToldTrip & { id: string },
  { id, to, hasAccount, unconfirmed }: To,
): Promise<MailOfKind> {
  const confirm = unconfirmed ? sealAddress(id, to, Date.parse(addDays(trip.end, GUEST_DAYS))) : null;
  const href = hasAccount ? tripUrl(trip.id) : invitationUrl(invitationToken(id), confirm ? { confirm } : {});
  return composeTripMail('invitations', to, `Your link to ${called(trip)}`, {
    heading: 'Here’s your link',
    paragraphs: [
      hasAccount
        ? `Somebody has asked for it on the page of ${called(trip)}. You’re on the trip with your account: log in with this address.`
        : `Somebody has asked for it on the page of ${called(trip)}. It leads to your own answer, so please don’t answer again.`,
    ],
    facts: [where(trip), when(trip)],
    action: { label: hasAccount ? 'Open the trip' : 'See or change my answer', href },
    ...(confirm && { note: CONFIRM }),
    closing: 'This link is just for you. If you didn’t ask for it, ignore this email.',
  });
}

interface OwnLinkJob {
  tripId: string;
  /** The name or the address that was typed. */
  who: string;
}

/**
 * Organisers are told of a name, of an unknown address, and of a known one that can't be mailed now, so
 * that they can say that two households are one.
 */
export async function sendOwnLink({ tripId, who }: OwnLinkJob): Promise<void> {
  const trip = await getTripForJob(db, tripId);
  if (!trip || isOver(trip.end, new Date())) return;
  const address = mailbox.safeParse(who).data;
  const found = address && (await householdAt(trip, address));
  if (found) return mailLink(trip, found);
  await db.$transaction((tx) => tellOrganisers(tx, tripId, address ? null : who));
}

interface Found {
  id: string;
  hasAccount: boolean;
  to: string;
  /** The mail counts against this organiser's daily limit. */
  from: string;
  /** A guest has typed the address, and nobody has confirmed it. */
  unconfirmed: boolean;
  blocked: boolean;
}

/** Of several, the one that answered last. */
async function householdAt({ id }: RunTrip, typed: string): Promise<Found | undefined> {
  const [found] = await db.$queryRaw<Found[]>`
    select h.id::text, p.id is not null "hasAccount", known.email::text "to", organiser.user_id::text "from",
           p.id is null and i.email is null and i.confirmed_email is distinct from ${typed}::citext unconfirmed,
           exists (
             select from blocks b join profiles blocker on blocker.id = b.profile_id
             join users owner on owner.id = blocker.user_id
             where b.blocked_id = organiser.id and owner.email = ${typed}::citext) blocked
    from ${withAddress}
    join trips t on t.id = h.trip_id
    join profiles organiser on organiser.id = t.organiser_id
    cross join lateral (values (u.email, true), (i.email, false), (i.given_email, false), (i.confirmed_email, false))
      known (email, of_account)
    where h.trip_id = ${id}::uuid and h.refused_by_id is null and ${isOnTrip}
      and known.email = ${typed}::citext and (known.of_account or ${isGuests})
    order by h.answered_at desc nulls last, h.id
    limit 1`;
  return found;
}

async function mailLink(trip: RunTrip, found: Found): Promise<void> {
  const { id, to, from, blocked, hasAccount } = found;
  if (blocked) return;
  const address = to.toLowerCase();
  const enough = (await secondsToWait('receiptsToAddress', address)) > 0 || (await reserveMails(from, 1)) > 0;
  if (enough) {
    await giveBack('receiptsToAddress', address);
    return db.$transaction((tx) => tellOrganisers(tx, trip.id, null));
  }
  await db.$transaction(async (tx) => {
    if (!hasAccount) await saveLinks(tx, [id]);
    const mail = await ownLinkMail(await withOpenVote(tx, trip), found);
    await queueTripMails(tx, [{ mail, from, inviteId: id === trip.id ? null : id, urgent: false }]);
  });
}

/** The same name again replaces the earlier notification. */
async function tellOrganisers(tx: Tx, tripId: string, name: string | null): Promise<void> {
  const shown = name && namedInMail(name);
  const who = shown ? `“${shown}”` : 'Somebody';
  await notify(tx, {
    tripId,
    kind: 'answers',
    about: derivedId(`${tripId} answered already ${who.toLowerCase()}`),
    aboutHousehold: false,
    by: null,
    to: 'organisers',
    text: `${who} says by the group’s link that they’ve answered already. If they’re on the trip twice, you can make the two one under People.`,
    push: 'Somebody says that they’ve answered already',
  });
}

/** Only the job looks anything up, so that the response and its timing don't tell whether a name is known. */
export async function askForOwnLink(token: string, who: string): Promise<string> {
  const found = await findSharedTrip(null, [], token);
  if (!found) throw notFound();
  if (found.paused) throw paused();
  if (!found.open) throw linkClosed();
  await spend('ownLinksOfTrip', found.tripId);
  await db.$transaction((tx) => addJob(tx, 'own-link', { tripId: found.tripId, who } satisfies OwnLinkJob));
  return `If we know it, a link is on its way; otherwise ${found.shared.invited_by ?? 'the organiser'} is asked.`;
}
