import { addDays, formatDay, formatWeekday } from '@/lib/dates';
import { shortMoney } from '@/lib/money';
import { capital, countText, countWord, namesText, oneLine } from '@/lib/text';
import { householdSizesOf, sumOf } from '../bookings/booking-capacity';
import { bookingsAt } from '../bookings/by-stop';
import type { Booking } from '../bookings/schema';
import { askedNext, questionOf } from '../fit/asked';
import { atStop, type Finding, type Rule } from '../fit/finding';
import { areSeveral, presentAt, type Stop, stopOrFirst } from '../stops/stops';
import { dueText } from '../todos/due-text';
import type { OwnTodo } from '../todos/todo-columns';
import { call, goTo, type Reader, thing } from './reader';
import type { NextThing } from './thing';

/** About these, findings are told by the booking's row. */
export const bookingRules: Rule[] = ['booking', 'pitch', 'deadline', 'holiday'];

/** Within this many days a date is urgent. */
const SOON_DAYS = 3;

/** Ranks 8, 10 and 16: what the site is asked, and the booking. */
export function siteAndBooking(reader: Reader): NextThing[] {
  if (!reader.prepares) return [];
  return [...askSite(reader), ...bookingRow(reader), ...nobodyBooks(reader)];
}

const isNeeded = ({ status }: Booking) => status !== 'not needed';

/** An organiser asks the site, because nobody else can note its answers; of several, the one who books. */
function asksSite({ page: { bookings, ownId, people }, runs }: Reader): boolean {
  if (!runs) return false;
  const booker = bookings.filter(isNeeded).find(({ household_id }) => household_id)?.household_id;
  if (!booker || booker === ownId) return true;
  return !people.attendees.some(
    ({ household_id, invitee }) => household_id === booker && (!invitee || invitee.co_organiser),
  );
}

function askSite(reader: Reader): NextThing[] {
  const { page, href } = reader;
  const open = askedNext(page.findings).filter((finding) => questionOf(finding) !== null);
  if (open.length === 0 || !asksSite(reader)) return [];
  return [
    thing(
      '8',
      '',
      `Ask ${open[0]?.stop?.name ?? page.trip.location_name} ${countWord(open.length)} ${open.length === 1 ? 'thing' : 'things'}`,
      {
        icon: 'phone',
        text: namesText(open.map(aboutWhat)),
        action: goTo('Ask them', href('?ask=1')),
      },
    ),
  ];
}

/** "Olivia’s caravan" of "Olivia’s caravan: ask about the way in". */
const aboutWhat = ({ text }: Finding) => text.replace(/: .*| should get there$/, '');

/** The booking that the reader's household makes, or that nobody makes and the reader organises. */
function isReaders({ page: { ownId, people }, runs }: Reader, { household_id }: Booking): boolean {
  if (household_id === ownId) return true;
  return runs && !people.attendees.some((each) => each.household_id === household_id);
}

/** Rank 16 asks who makes it. */
const isNobodys = ({ status, household_id }: Booking) => status === 'to book' && household_id === null;

const isHoliday = ({ rule, level }: Finding) => rule === 'holiday' && level === 'check';

function bookingRow(reader: Reader): NextThing[] {
  const { page, runs, href } = reader;
  if (page.bookings.length > 0) return page.stops.flatMap((stop) => bookingRowAt(stop, reader));
  const holiday = page.findings.find(isHoliday);
  if (!runs || !holiday) return [];
  return [
    thing('10', '', atStop(holiday.text, holiday), {
      icon: 'tent',
      text: holiday.why ?? '',
      action: goTo('See the booking', href('/bookings')),
    }),
  ];
}

function bookingRowAt(stop: Stop, reader: Reader): NextThing[] {
  const { page, href } = reader;
  const { stops } = page;
  const here = bookingsAt(page.bookings, stop, stops);
  const mine = here.filter(
    (booking) => isNeeded(booking) && isReaders(reader, booking) && !isNobodys(booking),
  );
  const findings = page.findings.filter((each) => !each.stop || each.stop.id === stop.id);
  const holiday = findings.find(isHoliday);
  const row = (words: string, text: string, due: NextThing['due'] = null) =>
    thing(
      '10',
      stop.number > 1 ? stop.id : '',
      `Booking${areSeveral(stops) ? ` for ${oneLine(stop.location_name)}` : ''}: ${words}`,
      {
        icon: 'tent',
        text,
        due,
        action: goTo('See the booking', href('/bookings')),
      },
    );
  if (mine.length === 0) return [];

  const open = findings.filter(({ level }) => level !== 'fine');
  const has = (key: string) => open.find((each) => each.key === key);
  const unmade = has('booking:made') ? mine.filter(({ status }) => status !== 'booked') : [];
  const tooFew = has('booking:covers');
  const [only] = mine;
  const full = open.filter(({ rule, key }) => rule === 'pitch' && mine.some((each) => hasPitch(each, key)));
  const gone = mine.some(({ id }) => has(`booking:whose ${id}`));
  const toPay = payLater(reader, mine);
  const words = [
    unmade.length > 0 &&
      (unmade.every(({ status }) => status === 'asked') ? 'not confirmed' : 'not made yet'),
    tooFew &&
      only &&
      shortWord(only, sumOf(householdSizesOf(presentAt(page.people.attendees, stop, stops), page.plan))),
    full.length > 0 &&
      (full.length === 1 ? 'a pitch is too full' : `${countWord(full.length)} pitches are too full`),
    gone && 'needs somebody who’s coming',
    ...toPay.map(({ amount }) => amount),
  ].filter((word) => typeof word === 'string');
  if (words.length === 0) return [];
  const sentences = [
    holiday && unmade.length > 0 && `${holiday.text}.`,
    tooFew && `${tooFew.text}.`,
    ...full.map(({ text }) => `${text}.`),
    ...toPay.map(({ by }) => by),
  ];
  const [due = null] = toPay.map(({ todo }) => todo.due_on).sort();
  return [row(words.join(', '), sentences.filter(Boolean).join(' '), due)];
}

const hasPitch = ({ pitches }: Booking, key: string) => pitches.some(({ id }) => key === `pitch:${id}`);

function shortWord({ people, cars }: Booking, coming: { people: number; cars: number }): string {
  const few = people === null ? 0 : coming.people - people;
  if (few > 0) return `${countWord(few)} short`;
  return `${countWord(coming.cars - (cars ?? 0))} cars short`.replace(/^one cars/, 'one car');
}

const isSoon = ({ due_on }: OwnTodo, { day }: Reader) => due_on !== null && due_on <= addDays(day, SOON_DAYS);

/** Payments of these bookings that aren't urgent yet. */
function payLater(reader: Reader, mine: readonly Booking[]) {
  return reader.page.ownTodos.flatMap((todo) => {
    const booking = mine.find(({ id }) => id === todo.booking?.id);
    if (!booking || todo.booking?.deadline !== 'pay_by' || isSoon(todo, reader)) return [];
    const owed = owedOn(booking);
    return [
      {
        todo,
        amount: owed ? `${owed} due` : 'to be paid',
        by: todo.due_on && `Pay by ${formatDay(todo.due_on)}.`,
      },
    ];
  });
}

const owedOn = ({ cents, deposit_cents, deposit_paid }: Booking): string | null => {
  const owed = (cents ?? 0) - (deposit_paid ? (deposit_cents ?? 0) : 0);
  return owed > 0 ? shortMoney(owed) : null;
};

/** True when the booking's row already tells of the to-do. */
const isToldByBooking = (reader: Reader, todo: OwnTodo): boolean =>
  payLater(
    reader,
    reader.page.bookings.filter((booking) => isNeeded(booking) && isReaders(reader, booking)),
  ).some((each) => each.todo === todo);

/** Rank 5: to-dos and dates of a booking, once they are urgent. On the trip only what is due today. */
export function urgentTodos(reader: Reader): NextThing[] {
  const { page, day, stage, prepares, own } = reader;
  if (!own || (!prepares && stage !== 'on')) return [];
  return page.ownTodos
    .filter((todo) => (prepares ? isSoon(todo, reader) && !isMissed(todo, reader) : todo.due_on === day))
    .map((todo) => todoThing('5', todo, reader));
}

/** The last day to cancel free is over, and there's nothing left to do about it. */
const isMissed = ({ due_on, booking }: OwnTodo, { day }: Reader) =>
  booking?.deadline === 'cancel_until' && due_on !== null && due_on < day;

/** The to-dos of rank 13. */
export const laterTodos = (reader: Reader): NextThing[] =>
  reader.page.ownTodos
    .filter((todo) => !isSoon(todo, reader) && !isToldByBooking(reader, todo))
    .map((todo) => todoThing('13', todo, reader));

function todoThing(rank: '5' | '13', todo: OwnTodo, { page, day, href, path }: Reader): NextThing {
  const { id, text, due_on: due, booking } = todo;
  const paid = booking?.deadline === 'pay_by';
  const booked = page.bookings.find((each) => each.id === booking?.id);
  const owed = paid && booked ? owedOn(booked) : null;
  const by = due && due >= day ? ` by ${formatWeekday(due)}` : '';
  const send = (done: boolean) => call('PATCH', path(`/todos/${id}`), { done });
  return thing(
    rank,
    id,
    owed && rank === '5'
      ? `Pay ${booked ? stopOrFirst(page.stops, booked.stop_id).location_name : page.trip.location_name} ${owed}${by}`
      : text,
    {
      icon: paid ? 'receipt-text' : 'circle-check',
      text: due ? `${dueText(due, day).text}.` : '',
      due,
      part: 'days',
      action: {
        label: paid ? 'I’ve paid' : 'Done',
        href: href('/todos'),
        send: send(true),
        undo: send(false),
        done: paid ? 'Paid' : `${capital(text)}: done`,
      },
    },
  );
}

function nobodyBooks({ page, own, path, href }: Reader): NextThing[] {
  const open = page.bookings.find((booking) => isNobodys(booking) && booking.may_change);
  if (!open || !own) return [];
  const { id, version } = open;
  const hand = (household_id: string | null, to: number) =>
    call('PATCH', path(`/bookings/${id}`), { version: to, household_id });
  const stop = stopOrFirst(page.stops, open.stop_id);
  const { length } = presentAt(page.people.attendees, stop, page.stops);
  const where = areSeveral(page.stops)
    ? `Nobody books ${oneLine(stop.location_name)} yet`
    : 'Nobody’s booking yet';
  const days = open.pay_by ? `Pay by ${formatDay(open.pay_by)}.` : '';
  return [
    thing('16', id, where, {
      icon: 'tent',
      text: days || `For ${countText(length, 'household')} so far.`,
      action: {
        label: 'I’ll book it',
        href: href('/bookings'),
        send: hand(own.household_id, version),
        undo: hand(null, version + 1),
        done: 'You do the booking',
      },
    }),
  ];
}
