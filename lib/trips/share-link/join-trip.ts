import 'server-only';
import { createHash } from 'node:crypto';
import { v7 as uuid7 } from 'uuid';
import { derivedId } from '@/lib/derived-id';
import { badInput, conflict, notFound } from '@/lib/errors';
import { type Placed, zoneAt } from '@/lib/places/zone';
import { hashToken } from '@/lib/server/auth/tokens';
import { type Account, hasProfile, type Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { giveBack, spend } from '@/lib/server/http/rate-limiter';
import { Prisma } from '@/prisma/generated/client';
import { saveAnswer } from '../attendance/answer';
import type { GuestAnswer } from '../attendance/guest-schema';
import { openedGuest } from '../households/find-caller';
import type { HouseholdId } from '../households/household-id';
import { answerAsAccount } from '../invitations/answer-invitation';
import { getInvitation } from '../invitations/get-invitation';
import { invitationToken, invitationUrl, saveLinks } from '../invitations/links/link';
import { lockProfile, lockRow } from '../lock-trip';
import { type GuestHousehold, isPaused, paused } from '../policy';
import { lastPlaceColumn } from '../trip-rows';
import { isOpen, type LinkState, linkClosed } from './find-shared-trip';
import { giveBackReceipt, type Receipt, reserveReceipt, sendReceipt } from './receipt';
import type { Joined } from './schema';

interface LockedLink {
  id: string;
  tripId: string;
  organises: boolean;
  blocked: boolean;
  paused: boolean;
  open: boolean;
}

type LinkRow = Omit<LockedLink, 'open'> & Omit<LinkState, 'zone'> & { lastPlace: Placed };

/** Locks the trip, so that people join one after the other and never exceed the limit. */
async function lockShareLink(tx: Tx, holder: Account | null, token: string): Promise<LockedLink | undefined> {
  const hash = hashToken(token);
  const [there] = await tx.$queryRaw<{ tripId: string }[]>`
    select trip_id::text "tripId" from share_links where token_hash = ${hash}`;
  if (!there) return undefined;
  await lockRow(tx, there.tripId);
  const own = Prisma.sql`${holder?.profileId ?? null}::uuid`;
  const [row] = await tx.$queryRaw<LinkRow[]>`
    select l.id::text, l."limit", l.ends_on::text "endsOn", t.id::text "tripId", t.end_date::text "tripEnd",
           t.called_off_at is not null "calledOff", ${isPaused} paused, ${lastPlaceColumn},
           t.organiser_id is not distinct from ${own} organises,
           exists (select from blocks where profile_id = ${own} and blocked_id = t.organiser_id) blocked,
           (select count(*)::int from households h where h.trip_id = t.id and h.joined_by = l.id) used,
           (select count(*)::int from invites i where i.trip_id = t.id) invitees
    from share_links l join trips t on t.id = l.trip_id left join campsites c on c.id = t.campsite_id
    where l.token_hash = ${hash}`;
  if (!row) return undefined;
  const { id, tripId, organises, blocked, paused } = row;
  return { id, tripId, organises, blocked, paused, open: isOpen({ ...row, zone: zoneAt(row.lastPlace) }) };
}

/**
 * The Idempotency-Key alone isn't enough: if two browsers made the same weak key, two people would share
 * one household.
 */
export function submissionOf({ headers }: Request, answer: GuestAnswer): string | null {
  const key = headers.get('idempotency-key');
  if (!key) return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw badInput('An Idempotency-Key is 1 to 200 visible ASCII characters.');
  }
  return createHash('sha256')
    .update(JSON.stringify([key, answer]))
    .digest('base64url');
}

interface Joining {
  /** Each network may join only a few times an hour. */
  network: string;
  /** The same when the submission is sent again; null without one. */
  submission: string | null;
  /** From joining-browser.ts. */
  browser: string | null;
  opened: readonly GuestHousehold[];
}

interface JoinedTrip {
  joined: Joined;
  guest: GuestHousehold | null;
}

/** Unless it is for another household, changes the answer that this browser has given before. */
export async function joinTrip(
  holder: Account | null,
  token: string,
  input: GuestAnswer,
  { network, ...joining }: Joining,
): Promise<JoinedTrip> {
  let isNew = false;
  const receipt = await reserveReceipt(holder, token, input);
  try {
    await spend('joins', network);
    return await db.$transaction(async (tx) => {
      const viewer = holder && hasProfile(holder) ? holder : null;
      if (viewer) await lockProfile(tx, viewer.profileId);
      const link = await lockShareLink(tx, viewer, token);
      if (!link) throw notFound();
      if (link.paused) throw paused();
      const household = viewer
        ? await joinAs(tx, viewer, link, input)
        : await joinAsGuest(tx, link, input, { ...joining, receipt });
      isNew = household.isNew;
      const own = invitationToken(household.id);
      const answered = await getInvitation(holder, own, tx);
      if (!answered) throw notFound();
      const { invitation } = answered;
      if (viewer) return { joined: invitation, guest: null };
      const guest = { tripId: link.tripId, householdId: household.id };
      return { joined: { ...invitation, url: invitationUrl(own) }, guest };
    });
  } finally {
    if (!isNew) await Promise.all([giveBack('joins', network), receipt && giveBackReceipt(receipt)]);
  }
}

interface JoinedHousehold {
  id: string;
  isNew: boolean;
}

async function joinAs(
  tx: Tx,
  viewer: Viewer,
  link: LockedLink,
  input: GuestAnswer,
): Promise<JoinedHousehold> {
  if (link.organises) throw conflict('You organise this trip.');
  const known = await knownInvitation(tx, viewer, link);
  if (!known && link.blocked) throw notFound();
  if (!known && !link.open) throw linkClosed();
  const household = known ?? { tripId: link.tripId, id: uuid7(), profileId: viewer.profileId };
  if (!known) await createByLink(tx, household, link);
  await saveLinks(tx, [household.id]);
  await answerAsAccount(tx, viewer, household, input);
  return { id: household.id, isNew: !known };
}

/** Also an unclaimed invitation to the viewer's address, so that they don't join again. */
async function knownInvitation(tx: Tx, viewer: Viewer, { tripId, blocked }: LockedLink) {
  const { profileId, email } = viewer;
  const own = await tx.household.findUnique({ where: { tripId_profileId: { tripId, profileId } } });
  if (own || blocked) return own;
  return tx.household.findFirst({ where: { tripId, invite: { email }, profileId: null, refusedById: null } });
}

async function createByLink(
  tx: Tx,
  { tripId, id, profileId }: HouseholdId & { profileId: string | null },
  link: LockedLink,
): Promise<void> {
  await tx.household.create({ data: { tripId, id, origin: 'link', joinedBy: link.id, profileId } });
  await tx.invite.create({ data: { id, tripId } });
}

async function joinAsGuest(
  tx: Tx,
  link: LockedLink,
  input: GuestAnswer,
  { submission, browser, receipt, opened }: Omit<Joining, 'network'> & { receipt: Receipt | null },
): Promise<JoinedHousehold> {
  const { tripId } = link;
  const known = opened.find((household) => household.tripId === tripId);
  const own = known && !input.another ? await openedGuest(known, tx) : null;
  if (own) {
    await saveAnswer(tx, own, input);
    return { id: own.householdId, isNew: false };
  }
  if (!input.name) {
    const message = 'Please say who you are.';
    throw badInput(message, { name: message });
  }
  // A further household of the same browser is known only by its submission.
  const key = input.another ? submission : (browser ?? submission);
  const derived = key && derivedId(`join ${link.id} ${key}`);
  const first = derived
    ? await tx.household.findUnique({ where: { tripId_id: { tripId, id: derived } } })
    : null;
  // If the first submission's household has left or been claimed, this guest needs a new one.
  const id = derived && !first?.leftAt && !first?.profileId ? derived : uuid7();
  const guest = { tripId, householdId: id };
  // A double tap, or a retry after a lost connection, must not create a second household.
  if (first && first.id === id && first.joinedBy === link.id) {
    await saveAnswer(tx, guest, input);
    return { id, isNew: false };
  }
  if (!link.open) throw linkClosed();
  await createByLink(tx, { tripId, id, profileId: null }, link);
  await saveLinks(tx, [id]);
  await saveAnswer(tx, guest, input, { receipt: false });
  if (receipt) await sendReceipt(tx, receipt, { tripId, inviteId: id });
  return { id, isNew: true };
}
