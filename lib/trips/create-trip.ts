import 'server-only';
import { v7 as uuid7 } from 'uuid';
import { requireRoom } from '../account/require-room';
import { lockSite } from '../campsites/lock-site';
import { dateOf } from '../dates';
import { distinct } from '../email-list';
import { badInput, notFound } from '../errors';
import type { Viewer } from '../server/auth/viewer';
import { db, type Tx } from '../server/db/client';
import { spendOn } from '../server/http/rate-limiter';
import { makeParty, requireOneChoice } from './attendance/make-party';
import { setParty } from './attendance/set-party';
import { getTrip } from './get-trip';
import { invite, type Note, noteOf, prepareInvitations } from './invitations/invite';
import { WAITS_FOR_VOTE } from './invitations/renew-waiting';
import { withinMailLimit } from './mails/mail-limit';
import { requireSending } from './mails/sending-pause';
import { MAX_INVITEES, type NewTrip, type Trip } from './schema';
import { type NewSite, siteOf } from './site/find-site';
import type { OpenVote } from './undecided/when-and-where';
import { openFirstVote } from './vote/change-vote';

/** Runs in the transaction that creates the trip. */
type Fill = (tx: Tx, tripId: string) => Promise<void>;

export async function createTrip(viewer: Viewer, input: NewTrip, fill?: Fill): Promise<Trip> {
  const { party, owner_crew_member_ids, owner_ride_ids } = input;
  requireOneChoice(party, owner_crew_member_ids, owner_ride_ids);
  const emails = inviteesOf(viewer, input);
  if (emails.length > 0) await requireSending(viewer);
  const site = await siteOf(viewer, input);
  const note = emails.length > 0 ? noteOf(viewer, input, site.openUrl) : null;
  return spendOn('tripsPlanned', viewer.userId, 1, () =>
    withinMailLimit(viewer, emails.length, async () => ({
      mails: emails.length,
      result: await saveTrip(viewer, input, { site, emails, note, fill }),
    })),
  );
}

const firstVote = ({ start_date, end_date }: NewTrip, locationName: string): OpenVote => ({
  open: true,
  options: { dates: 1, site: 1 },
  dates: [{ start_date, end_date }],
  sites: [locationName],
  closesOn: null,
  site: null,
});

interface Ready {
  site: NewSite;
  emails: string[];
  note: Note | null;
  fill: Fill | undefined;
}

async function saveTrip(viewer: Viewer, input: NewTrip, { site, emails, note, fill }: Ready): Promise<Trip> {
  const ready = await prepareInvitations(emails, {
    organiser: viewer,
    tripName: input.tripName ?? null,
    locationName: site.locationName,
    mapUrl: site.mapUrl,
    known: site.known,
    cover: site.cover,
    // The mail says that only the organiser is coming, because nobody else can have answered yet. It
    // counts one person, because the organiser may still change their party.
    coming: { names: [viewer.name], households: 1, people: 1 },
    note,
    start: input.start_date,
    end: input.end_date,
    openVote: input.open_vote ? firstVote(input, site.locationName) : null,
  });
  return db.$transaction(async (tx) => {
    // Lock the site before the profile, in the same order as deleting an account does, so that the
    // two can't deadlock.
    if (site.campsiteId) await lockSite(tx, viewer, site.campsiteId);
    await requireRoom(tx, viewer.profileId, 'trips');
    const tripId = uuid7();
    await tx.trip.create({
      data: {
        id: tripId,
        organiserId: viewer.profileId,
        name: input.tripName ?? null,
        campsiteId: site.campsiteId,
        suggestionId: site.suggestionId,
        locationName: site.locationName,
        locationUrl: site.locationUrl,
        startDate: dateOf(input.start_date),
        endDate: dateOf(input.end_date),
        households: {
          create: {
            id: tripId,
            role: 'organiser',
            origin: 'made',
            profileId: viewer.profileId,
            attending: true,
          },
        },
      },
      select: { id: true },
    });
    const crew = input.owner_crew_member_ids ?? [];
    const party = input.party
      ? await makeParty(tx, viewer.profileId, input.party)
      : { ...(crew.length > 0 && { crew_member_ids: crew }), ride_ids: input.owner_ride_ids ?? [] };
    await setParty(tx, viewer, { tripId, id: tripId }, party, {
      crew: 'owner_crew_member_ids',
      rides: 'owner_ride_ids',
    });
    await fill?.(tx, tripId);
    await invite(tx, viewer, tripId, ready, input.open_vote ? WAITS_FOR_VOTE : 0);
    if (input.open_vote) await openFirstVote(tx, viewer, tripId);
    const created = await getTrip({ viewer, tripId }, tx);
    if (!created) throw notFound();
    return created.trip;
  });
}

function inviteesOf(viewer: Viewer, { invitees }: NewTrip): string[] {
  const emails = distinct(invitees ?? [], [viewer.email]);
  if (emails.length > MAX_INVITEES) {
    const message = `Please invite up to ${MAX_INVITEES} people.`;
    throw badInput(message, { invitees: message });
  }
  return emails;
}
