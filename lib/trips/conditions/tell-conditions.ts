import 'server-only';
import { derivedId } from '@/lib/derived-id';
import { dayIn, USUAL_ZONE } from '@/lib/places/clock';
import { db, type Tx } from '@/lib/server/db/client';
import { log } from '@/lib/server/log';
import { capital, oneLine } from '@/lib/text';
import { Prisma } from '@/prisma/generated/client';
import type { TripDates } from '../date-rules';
import { lockTripForJob, type RunTrip } from '../lock-trip';
import { composeTripMail } from '../mails/compose-trip-mail';
import { mailEach } from '../mails/mail-each';
import { called, type Mailed, siteName, when, where } from '../mails/mail-facts';
import { beginning } from '../notifications/bell-words';
import { notify } from '../notifications/notify';
import { hasAddress, isConcerned, mailedColumns, wantsMails, withAddress } from '../notifications/recipients';
import { withOpenVote } from '../undecided/open-vote-column';
import { conditionsOf, sentences } from './conditions-of';
import { type ConditionsColumn, conditionsOfTrip, isNear, toKnown } from './get-conditions';
import { aboutOf, timeText } from './known';
import { type News, newsOf } from './told';

/** For each trip whose lists are looked at, tells those who go what is new, once. */
export async function tellConditions(now = new Date()): Promise<void> {
  const trips = await db.$queryRaw<
    { id: string }[]
  >`select t.id::text from trips t where ${isNear()} order by t.id`;
  for (const { id } of trips)
    await db
      .$transaction((tx) => tellTrip(tx, id, now))
      .catch((error) => log.error({ err: error, trip: id }, 'a trip could not be told of the lists'));
}

async function tellTrip(tx: Tx, tripId: string, now: Date): Promise<void> {
  const trip = await lockTripForJob(tx, tripId);
  if (!trip) return;
  const found = await conditionsOfTrip(tripId, tx);
  if (!found) return;
  const stops = found.flatMap((column) => newsAt(column, now) ?? []);
  if (stops.every(({ told, before }) => JSON.stringify(told) === JSON.stringify(before))) return;
  const told =
    found.length > 1
      ? { stops: Object.fromEntries(stops.map((stop) => [stop.id, stop.told])) }
      : stops[0]?.told;
  await tx.$executeRaw`
    insert into told_conditions (trip_id, told) values (${tripId}::uuid, ${JSON.stringify(told)}::jsonb)
    on conflict (trip_id) do update set told = excluded.told`;
  const news = stops.flatMap(({ name, said }) => (said ? [{ name, ...said }] : []));
  const [first] = news;
  if (!first) return;
  const named = found.length > 1;
  const sentences = news.flatMap((each) =>
    each.sentences.map((sentence) => (named ? `${oneLine(each.name)}: ${sentence}` : sentence)),
  );
  await tell(tx, trip, { ...first, sentences });
}

/** Null for a stop at which the lists aren't looked at. */
function newsAt(column: ConditionsColumn, now: Date) {
  const known = toKnown(column, now);
  const conditions = conditionsOf(known, now);
  if (!conditions.on) return null;
  const zone = known.zone ?? USUAL_ZONE;
  const today = dayIn(zone, now);
  const about = aboutOf(column, column);
  const { told, news } = newsOf(known.told, { ...known, about, conditions, today, now });
  const said = wordsOf(news, known.trip, (at) => timeText(at, zone, today));
  return { id: column.stop_id, name: column.stop, before: known.told, told, said };
}

interface Said {
  heading: string;
  /** "at" the site, or "near" it. */
  by: 'at' | 'near';
  /** Of the stop. */
  name: string;
  /** Each with its source and the source's time. */
  sentences: string[];
}

/** Null when there is nothing new. */
function wordsOf(
  { started, ended }: News,
  trip: TripDates,
  time: (at: string) => string,
): Omit<Said, 'name'> | null {
  const [first] = [...started, ...ended];
  if (!first) return null;
  const begun = started.map(({ title, source, source_at }) => saidBy(title, source?.name, source_at, time));
  const over = ended.map(({ title, source, at }) => saidBy(title, source, at, time));
  const [heading = first.title] = sentences(started, trip);
  return {
    heading: heading.replace(/\.$/, ''),
    by: first.kind === 'fire ban' ? 'at' : 'near',
    sentences: [...begun, ...over],
  };
}

const saidBy = (title: string, source: string | undefined, at: string | null, time: (at: string) => string) =>
  `${title}, says ${source}${at ? ` (${time(at)})` : ''}.`;

const ONCE =
  'We tell you once, and again only if it changes. The lists can be late or miss things, so check again before you drive.';

interface Goer extends Mailed {
  inviteId: string | null;
  hasAccount: boolean;
}

async function tell(tx: Tx, trip: RunTrip, { heading, by, name, sentences: said }: Said): Promise<void> {
  const text = said.join(' ');
  await notify(tx, {
    tripId: trip.id,
    kind: 'conditions',
    about: derivedId(`${trip.id} conditions`),
    by: null,
    to: 'everyone',
    only: Prisma.sql`h.attending`,
    text,
    push: beginning(text, 160),
  });
  const goers = await tx.$queryRaw<Goer[]>`
    select ${mailedColumns}, i.id::text "inviteId", p.id is not null "hasAccount"
    from ${withAddress}
    where h.trip_id = ${trip.id}::uuid and h.attending and ${isConcerned} and ${hasAddress}
      and ${wantsMails('conditions')}
      and not exists (select from hidden_trips hid where hid.trip_id = h.trip_id and hid.profile_id = h.profile_id)
    order by h.id`;
  const told = await withOpenVote(tx, trip);
  await mailEach(tx, trip.id, null, goers, (to, href) =>
    composeTripMail('conditions', to.email, `${heading}: ${called(trip)}`.slice(0, 150), {
      preheader: text,
      lead: capital(called(trip)),
      heading: `${heading} ${by} ${siteName(name)}`,
      paragraphs: [text],
      facts: [when(told), where(told)],
      action: {
        label: 'See the lists',
        href: to.hasAccount || !to.inviteId ? `${href}/conditions` : `${href}?part=conditions`,
      },
      note: ONCE,
    }),
  );
}
