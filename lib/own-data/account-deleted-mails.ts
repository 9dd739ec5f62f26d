import 'server-only';
import { dateOf, dayOf, earliestToday } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { oneLine } from '@/lib/text';
import { composeTripMail, type MailOfKind } from '@/lib/trips/mails/compose-trip-mail';
import { siteName } from '@/lib/trips/mails/mail-facts';
import { namedInMail, personInMail } from '@/lib/trips/mails/spam-signs';
import type { TripMail } from '@/lib/trips/mails/trip-mail';
import { concerned } from '@/lib/trips/notifications/recipients';
import { organisedBy } from '@/lib/trips/policy';
import { areSeveral } from '@/lib/trips/stops/stops';
import { stopsBrief } from '@/lib/trips/stops/told-stops';
import { tripName } from '@/lib/trips/trip-name';
import { readOpenVotes } from '@/lib/trips/undecided/open-vote-column';
import { type OpenVote, undecided, whenOf } from '@/lib/trips/undecided/when-and-where';

interface EndedTrip {
  trip: string;
  location: string;
  dates: string;
}

export function tripGoneMail(to: string, gone: EndedTrip & { organiser: string }) {
  const trip = namedInMail(gone.trip) ?? `The trip to ${siteName(gone.location)}`;
  return composeTripMail('changes', to, `${trip} is off`, {
    heading: `${trip} is off`,
    paragraphs: [`${personInMail(gone.organiser)} has left Campmates, and the trip with them.`],
    facts: [
      { label: 'Where', value: siteName(gone.location) },
      { label: 'When', value: gone.dates },
    ],
    action: { label: 'Plan it yourself', href: `${env().APP_URL}/createtrip` },
  });
}

function leftMail(to: string, name: string, trips: EndedTrip[]) {
  const who = oneLine(name);
  return composeTripMail('changes', to, `${who} has left Campmates`, {
    heading: `${who} has left Campmates`,
    paragraphs: [
      trips.length > 1
        ? `Their account is deleted, so they’re off these ${trips.length} trips that you help to run.`
        : 'Their account is deleted, so they’re off a trip that you help to run.',
    ],
    facts: trips.map(({ trip, location, dates }) => ({
      label: oneLine(trip),
      value: `${oneLine(location)}, ${dates}`,
    })),
    action: { label: 'See your trips', href: env().APP_URL },
    closing: 'If you still hope they’ll come, have a word with them.',
  });
}

/** These mails don't count towards a sender's daily limit. */
export async function listAccountDeletedMails(profileId: string, name: string): Promise<TripMail[]> {
  const mails = [...(await toInvitees(profileId, name)), ...(await toOrganisers(profileId, name))];
  return mails.map((mail) => ({ mail, from: null, inviteId: null, urgent: true }));
}

const address = { select: { user: { select: { email: true } } } } as const;

const coming = () => ({ calledOffAt: null, endDate: { gte: dateOf(earliestToday()) } });

/**
 * Somebody without an answer gets no mail if they reported the invitation, or if the person's
 * account is suspended or may not send mails.
 */
async function toInvitees(profileId: string, organiser: string): Promise<MailOfKind[]> {
  const trips = await db.trip.findMany({
    where: { ...organisedBy({ profileId }), ...coming() },
    include: {
      stops: inOrder,
      households: {
        where: { ...concerned, role: { not: 'organiser' } },
        select: { id: true, attending: true, invite: { select: { email: true } }, profile: address },
      },
    },
  });
  const invites = trips.flatMap(({ households }) => households.map(({ id }) => id));
  const [judged, reports] = await Promise.all([
    db.user.count({
      where: {
        profile: { id: profileId },
        OR: [{ suspendedAt: { not: null } }, { sendingPausedAt: { not: null } }],
      },
    }),
    db.invitationReport.findMany({ where: { inviteId: { in: invites } }, select: { inviteId: true } }),
  ]);
  const votes = await readVotes(trips);
  const reported = new Set(reports.map(({ inviteId }) => inviteId));
  const mails = trips.flatMap((trip) =>
    trip.households.flatMap(({ id, attending, invite, profile }) => {
      if (attending === null && (judged > 0 || reported.has(id))) return [];
      const to = profile?.user.email ?? invite?.email;
      return to ? tripGoneMail(to, { organiser, ...inWords(trip, votes) }) : [];
    }),
  );
  return Promise.all(mails);
}

/** Each organiser gets one mail about all trips that the person is going on or hasn't answered. */
async function toOrganisers(profileId: string, name: string): Promise<MailOfKind[]> {
  const expected = [{ attending: null }, { attending: true }];
  const theirs = [{ profileId }, { refusedById: profileId }];
  const trips = await db.trip.findMany({
    where: {
      ...coming(),
      households: { some: { AND: [{ OR: theirs }, { OR: expected }] } },
      NOT: organisedBy({ profileId }),
    },
    include: {
      stops: inOrder,
      households: {
        where: { role: { not: 'member' }, profileId: { not: profileId } },
        select: { profile: address },
      },
    },
    orderBy: { startDate: 'asc' },
  });
  const votes = await readVotes(trips);
  const told = new Map<string, ReturnType<typeof inWords>[]>();
  for (const trip of trips) {
    for (const { user } of trip.households.flatMap(({ profile }) => profile ?? [])) {
      told.set(user.email, [...(told.get(user.email) ?? []), inWords(trip, votes)]);
    }
  }
  return Promise.all([...told].map(([email, off]) => leftMail(email, name, off)));
}

interface TripRow {
  id: string;
  name: string | null;
  locationName: string;
  startDate: Date;
  endDate: Date;
  stops: { locationName: string }[];
}

const inOrder = { orderBy: { position: 'asc' }, select: { locationName: true } } as const;

const readVotes = (trips: TripRow[]) =>
  readOpenVotes(
    db,
    trips.map(({ id }) => id),
  );

function inWords(
  { id, name, locationName, startDate, endDate, stops }: TripRow,
  votes: Map<string, OpenVote>,
) {
  const vote = votes.get(id) ?? null;
  const several = areSeveral(stops);
  return {
    trip: tripName({
      trip_name: name,
      location_name: locationName,
      start_date: dayOf(startDate),
      ...undecided(vote),
    }),
    location: several
      ? stopsBrief(
          stops.map((stop) => ({ location_name: stop.locationName })),
          siteName,
        )
      : locationName,
    dates: whenOf({ start_date: dayOf(startDate), end_date: dayOf(endDate) }, vote).text,
  };
}
