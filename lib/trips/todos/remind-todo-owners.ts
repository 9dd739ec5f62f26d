import 'server-only';
import { addDays, type Day, dateOf, today } from '@/lib/dates';
import { db, type Tx } from '@/lib/server/db/client';
import { capital, listText } from '@/lib/text';
import { Prisma } from '@/prisma/generated/client';
import { lockRow } from '../lock-trip';
import { composeTripMail } from '../mails/compose-trip-mail';
import { mailEach } from '../mails/mail-each';
import { called, type Mailed, type OrganisedTrip, replyToOrganiser, when, where } from '../mails/mail-facts';
import { namedInMail } from '../mails/spam-signs';
import { notify } from '../notifications/notify';
import { hasAddress, mailedColumns, wantsMails, withAddress } from '../notifications/recipients';
import { toldStopsColumn } from '../stops/told-stops-column';
import { openVoteColumn } from '../undecided/open-vote-column';

/** In Sydney, so that reminders wake nobody. */
const FROM_HOUR = 8;

const hourInSydney = new Intl.DateTimeFormat('en-AU', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'Australia/Sydney',
});

/** `column` stores the due date of a reminder, so that it isn't sent twice. */
interface Reminder {
  days: number;
  column: 'remindedOf' | 'forewarnedOf';
  which: Prisma.Sql;
  words: string;
  push: string;
}

/** Missing a booking's deadline costs money, and the owner may have to ask others first. */
const reminders: Reminder[] = [
  {
    days: 1,
    column: 'remindedOf',
    words: 'Due tomorrow',
    push: 'Something is due tomorrow',
    which: Prisma.sql`todo.reminded_of is distinct from todo.due_on`,
  },
  {
    days: 7,
    column: 'forewarnedOf',
    words: 'Due in a week',
    push: 'Something is due in a week',
    which: Prisma.sql`todo.booking_id is not null and todo.forewarned_of is distinct from todo.due_on`,
  },
];

export async function remindTodoOwners(now = new Date()): Promise<void> {
  if (Number(hourInSydney.format(now)) < FROM_HOUR) return;
  for (const reminder of reminders) {
    const due = addDays(today(now), reminder.days);
    const trips = await db.$queryRaw<{ id: string }[]>`
      select distinct todo.trip_id::text id from todos todo ${dueSql(due, reminder)}`;
    for (const { id } of trips) await db.$transaction((tx) => remindTrip(tx, id, due, reminder));
  }
}

const dueSql = (due: Day, { which }: Reminder) => Prisma.sql`
  join households h on h.trip_id = todo.trip_id and h.id = todo.owner_id and h.attending
  where todo.due_on = ${due}::date and todo.done_at is null and ${which}`;

interface DueTodo {
  id: string;
  text: string;
  owner: string;
}

interface Owner extends Mailed {
  owner: string;
  inviteId: string | null;
  hasAccount: boolean;
}

async function remindTrip(tx: Tx, tripId: string, due: Day, reminder: Reminder): Promise<void> {
  const { words, push, column } = reminder;
  await lockRow(tx, tripId);
  const todos = await tx.$queryRaw<DueTodo[]>`
    select todo.id::text, todo.text, todo.owner_id::text owner from todos todo ${dueSql(due, reminder)}
    and todo.trip_id = ${tripId}::uuid order by todo.created_at, todo.id`;
  const [trip] = await tx.$queryRaw<(OrganisedTrip & { id: string })[]>`
    select t.id::text, t.name "tripName", t.location_name "locationName", t.start_date::text start,
           t.end_date::text "end",
           json_build_object('name', o.name, 'user', json_build_object('email', author.email)) organiser,
           ${openVoteColumn()}, ${toldStopsColumn}
    from trips t join profiles o on o.id = t.organiser_id join users author on author.id = o.user_id
    where t.id = ${tripId}::uuid`;
  if (!trip || todos.length === 0) return;
  for (const { id, text, owner } of todos)
    await notify(tx, {
      tripId,
      kind: 'todos',
      about: id,
      by: null,
      to: 'everyone',
      text: `${words}: ${text}`,
      push,
      texts: { [owner]: `${words}: ${text}` },
    });
  const owners = await tx.$queryRaw<Owner[]>`
    select h.id::text owner, ${mailedColumns}, i.id::text "inviteId", p.id is not null "hasAccount"
    from ${withAddress}
    where h.trip_id = ${tripId}::uuid and h.id = any(${todos.map(({ owner }) => owner)}::uuid[])
      and ${hasAddress} and ${wantsMails('todos')}
    order by h.id`;
  await mailEach(tx, tripId, null, owners, (to, href) => {
    const texts = todos
      .filter(({ owner }) => owner === to.owner)
      .map(({ text }) => namedInMail(text) ?? 'something on your list');
    return dueMail(to, to.hasAccount ? `${href}/todos` : href, trip, { words, texts });
  });
  await tx.todo.updateMany({
    where: { id: { in: todos.map(({ id }) => id) } },
    data: { [column]: dateOf(due) },
  });
}

function dueMail(
  to: Owner,
  href: string,
  trip: OrganisedTrip,
  { words, texts }: { words: string; texts: string[] },
) {
  const name = called(trip);
  return composeTripMail('todos', to.email, `${words} for ${name}: ${listText(texts)}`.slice(0, 150), {
    lead: words,
    heading: capital(name),
    paragraphs: texts,
    facts: [where(trip), when(trip)],
    action: { label: 'See the to-dos', href },
    replyTo: replyToOrganiser(trip, to),
  });
}
