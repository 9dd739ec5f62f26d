import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { db, type Tx } from '../server/db/client';
import { giveBack } from '../server/http/limits';
import { tripAttachments } from './calendar/attachment';
import { calendarTrip } from './calendar/calendar-trips';
import { tripChangedMail } from './change-mails';
import { changesBetween, hasChanged } from './changes';
import { dueNews, type News, namesOf } from './due-change-notices';
import { mailEach } from './invitations/mail-each';
import { getTripForJob, lockTripForJob, type RunTrip } from './lock-trip';
import { reserveMails } from './mail-limit';
import { mapLink } from './map-link';
import { scheduleNews } from './add-change-notices';

/**
 * Mails everybody who is due what has changed about a trip since they last heard of it, or nothing if the changes were
 * undone. When the person who made the changes has used up their mails for the day, theirs wait until the next day.
 */
export async function tellNews({ tripId }: { tripId: string }): Promise<void> {
  // Outside the transaction, which holds a connection already.
  const room = await roomFor((await newsOf(db, tripId, await getTripForJob(db, tripId))).news);
  let left = room;
  try {
    left = await db.$transaction(async (tx) => {
      const unused = new Map(room);
      const trip = await lockTripForJob(tx, tripId);
      if (!trip) return unused;
      const { news, nothing } = await newsOf(tx, tripId, trip);
      await settle(tx, nothing, {});
      for (const [sender, theirs] of bySender(news)) {
        const { mails = 0, seconds = 0 } = room.get(sender) ?? {};
        if (theirs.length > mails) await putOff(tx, theirs, seconds);
        else {
          await mailNews(tx, trip, sender, theirs);
          await settle(tx, theirs, { toldAt: new Date() });
          unused.set(sender, { mails: mails - theirs.length, seconds });
        }
      }
      await scheduleNews(tx, tripId);
      return unused;
    });
  } finally {
    for (const [sender, { mails }] of left) if (mails > 0) await giveBack('mails', sender, mails);
  }
}

/** A trip's news that is due: `news` still has to be mailed, `nothing` no longer does. */
async function newsOf(client: Tx, tripId: string, trip: RunTrip | null) {
  const due = trip ? await dueNews(client, tripId) : [];
  const isNews = ({ concerned, knew }: News) => concerned && trip !== null && hasChanged(knew, trip);
  return { news: due.filter(isNews), nothing: due.filter((each) => !isNews(each)) };
}

/** How many of these mails each sender may still send today: all of theirs, or none and the seconds until they may. */
async function roomFor(news: News[]): Promise<Map<string, { mails: number; seconds: number }>> {
  const room = new Map<string, { mails: number; seconds: number }>();
  for (const [sender, { length }] of bySender(news)) {
    const seconds = await reserveMails(sender, length);
    room.set(sender, { mails: seconds > 0 ? 0 : length, seconds });
  }
  return room;
}

/** The mails count as sent by the person who changed the trip last. */
function bySender(news: News[]): Map<string, News[]> {
  const groups = new Map<string, News[]>();
  for (const each of news) {
    const sender = each.changedBy.at(-1) ?? '';
    groups.set(sender, [...(groups.get(sender) ?? []), each]);
  }
  return groups;
}

async function mailNews(tx: Tx, trip: RunTrip, sender: string, news: News[]): Promise<void> {
  const event = await calendarTrip(tx, trip.id);
  const attachmentsFor = tripAttachments(event);
  const mapUrl =
    event?.latitude == null || event.longitude == null
      ? null
      : mapLink({ latitude: event.latitude, longitude: event.longitude });
  const names = await namesOf(tx, [...new Set(news.flatMap(({ changedBy }) => changedBy))]);
  await mailEach(tx, trip.id, sender, news, async (to, href) => {
    const by = to.changedBy.map((id) => names.get(id) ?? 'Somebody who has left Campmates');
    const told = { by, before: to.knew, after: trip, changes: changesBetween(to.knew, trip), mapUrl };
    return { ...(await tripChangedMail(to, href, told)), attachments: attachmentsFor(to.attending, href) };
  });
}

const idsOf = (news: News[]) => ({ recipientId: { in: news.map(({ recipientId }) => recipientId) } });

const putOff = (tx: Tx, news: News[], seconds: number) =>
  tx.tripNews.updateMany({
    where: idsOf(news),
    data: { dueAt: new Date(Date.now() + seconds * 1000) },
  });

const settle = (tx: Tx, news: News[], told: { toldAt?: Date }) =>
  tx.tripNews.updateMany({
    where: idsOf(news),
    data: { knew: Prisma.DbNull, changedBy: [], dueAt: null, ...told },
  });
