import { addDays, type Day, daysBetween, formatDay } from '@/lib/dates';
import { countText, listText, peopleText } from '@/lib/text';
import { type Coming, sumOf, tooFewText } from '../bookings/booking-capacity';
import type { Finding, FitBooking, Level, Rule } from './finding';
import type { Party } from './party';
import { type Found, finding, type Plan } from './plan';
import { longWeekend } from './weekends';

export function findHoliday({ dates, holidays, site, parties }: Plan): Finding[] {
  const who = parties.map(({ name }) => name);
  const [first, last] = [holidays[0], holidays.at(-1)];
  // The holidays for these dates are unknown, so there is nothing to report.
  if (!dates || !first || !last || dates.end_date < first[0] || dates.start_date > last[0]) return [];
  if (who.length === 0) return [];
  const run = longWeekend(dates, holidays);
  if (!run)
    return [
      finding('holiday', 'fine', {
        text: 'No national or state holiday on these dates; local ones aren’t known',
        why: null,
        who,
        remedy: null,
      }),
    ];
  return [
    finding('holiday', 'check', {
      text: `${run.name}: book early`,
      why: `Campsites in ${site.state} fill up then.`,
      who,
      remedy: 'Book with the site soon.',
    }),
  ];
}

/** Days before the trip; earlier for a long weekend, because campsites fill up. */
const BOOK_WITHIN = 60;
const BOOK_LONG_WEEKENDS_WITHIN = 180;
/** Days before a booking's deadline. */
const WARN_WITHIN = 7;

/** A trip without any booking has no such findings, because many campsites take no bookings. */
export function findBookings(plan: Plan): Finding[] {
  const { parties, dates, today } = plan;
  const needed = (plan.bookings ?? []).filter(({ status }) => status !== 'not needed');
  if (needed.length === 0 || parties.length === 0 || !dates || !today || dates.end_date < today) return [];
  const who = parties.map(({ name }) => name);
  const found = (rule: Rule, level: Level, said: Partial<Found> & Pick<Found, 'text' | 'subject'>) =>
    finding(rule, level, { who, why: null, remedy: null, ...said });
  const days = daysBetween(today, dates.start_date);
  const ahead = longWeekend(dates, plan.holidays) ? BOOK_LONG_WEEKENDS_WITHIN : BOOK_WITHIN;
  return [
    ...(days >= 0 && days <= ahead ? notMade(needed, days) : []).map((said) =>
      found('booking', 'check', said),
    ),
    ...coversTooFew(needed, parties).map((said) => found('booking', 'problem', said)),
    ...needed.flatMap((booking) => [
      ...fullPitches(booking, parties).map((said) => found('pitch', 'problem', said)),
      ...deadlines(booking, today).map((said) => found('deadline', 'check', said)),
      ...bookerGone(booking, parties).map((said) => found('booking', 'problem', said)),
    ]),
  ];
}

function notMade(needed: readonly FitBooking[], days: number) {
  const open = needed.filter(({ status }) => status !== 'booked');
  if (open.length === 0) return [];
  const asked = open.every(({ status }) => status === 'asked');
  const [text, remedy] = asked
    ? ['The booking isn’t confirmed yet', 'Ask the campsite again.']
    : ['The campsite isn’t booked yet', 'Book it soon.'];
  return [{ subject: 'made', text, remedy, why: `The trip begins in ${countText(days, 'day')}.` }];
}

/** With several bookings it is unknown which household uses which, so nothing is checked. */
function coversTooFew(needed: readonly FitBooking[], parties: readonly Party[]) {
  const [only] = needed;
  const text = only && needed.length === 1 ? tooFewText(only, sumOf(parties.map(loadOf))) : null;
  return text ? [{ subject: 'covers', text, remedy: 'Ask the campsite for more.' }] : [];
}

const loadOf = ({ people, cars }: Party): Coming => ({
  people: people.length,
  cars: cars.filter(({ counts }) => counts).length,
});

function fullPitches({ pitches }: FitBooking, parties: readonly Party[]) {
  return pitches.flatMap(({ id, name, max_people, max_cars, households }) => {
    const on = parties.filter((party) => households.includes(party.id));
    const { people, cars } = sumOf(on.map(loadOf));
    const over = [
      max_people !== null && people > max_people && `${peopleText(people)} of ${max_people}`,
      max_cars !== null && cars > max_cars && `${countText(cars, 'car')} of ${max_cars}`,
    ].filter((part) => part !== false);
    if (over.length === 0) return [];
    return [
      {
        subject: id,
        text: `Too many on ${name}`,
        why: `${listText(over)}.`,
        who: on.map((party) => party.name),
        remedy: 'Move somebody to another pitch.',
      },
    ];
  });
}

function deadlines({ id, pay_by, cancel_until }: FitBooking, today: Day) {
  const dated = [
    { kind: 'pay', day: pay_by, what: 'Pay for the booking' },
    { kind: 'cancel', day: cancel_until, what: 'Cancel free' },
  ];
  return dated.flatMap(({ kind, day, what }) =>
    day !== null && day >= today && day <= addDays(today, WARN_WITHIN)
      ? [{ subject: `${kind} ${id}`, text: `${what} by ${formatDay(day)}` }]
      : [],
  );
}

function bookerGone({ id, household_id }: FitBooking, parties: readonly Party[]) {
  const gone = household_id !== null && !parties.some((party) => party.id === household_id);
  return gone
    ? [
        {
          subject: `whose ${id}`,
          text: 'The household that booked isn’t coming',
          remedy: 'Hand the booking over.',
        },
      ]
    : [];
}
