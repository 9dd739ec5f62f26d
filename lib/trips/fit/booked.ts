import { addDays, daysBetween, formatDay } from '@/lib/dates';
import { countText, listText, peopleText } from '@/lib/text';
import { longWeekend } from '../long-weekend';
import type { Finding, Level, Rule } from './finding';
import { finding, type Plan } from './plan';

/** How many days before a trip it has to be booked; before long weekends, when campsites fill up, earlier. */
const BOOK_WITHIN = 60;
const BOOK_LONG_WEEKENDS_WITHIN = 180;
/** How many days before a deadline it is told. */
const WARN_WITHIN = 7;

/**
 * Bookings that aren't made in time, cover too few, put too many on a pitch, end soon, or are somebody's who doesn't
 * come. A trip on which nobody has written a booking down is left alone: many campsites take none.
 */
export function findBookings({ bookings, parties, dates, holidays, today }: Plan): Finding[] {
  const needed = (bookings ?? []).filter(({ status }) => status !== 'not needed');
  const who = parties.map(({ name }) => name);
  if (needed.length === 0 || who.length === 0 || !dates || !today || dates.end_date < today) return [];
  const found = (
    [rule, subject]: [rule: Rule, subject: string],
    level: Level,
    text: string,
    more: Partial<Finding> = {},
  ) => finding(rule, level, { text, subject, who, why: null, remedy: null, ...more });
  const findings: Finding[] = [];

  const open = needed.filter(({ status }) => status !== 'booked');
  const ahead = longWeekend(dates, holidays) ? BOOK_LONG_WEEKENDS_WITHIN : BOOK_WITHIN;
  if (open.length > 0 && today <= dates.start_date && daysBetween(today, dates.start_date) <= ahead) {
    const asked = open.every(({ status }) => status === 'asked');
    findings.push(
      found(
        ['booking', 'made'],
        'check',
        asked ? 'The booking isn’t confirmed yet' : 'The campsite isn’t booked yet',
        {
          why: `The trip begins in ${countText(daysBetween(today, dates.start_date), 'day')}.`,
          remedy: asked ? 'Ask the campsite again.' : 'Book it soon.',
        },
      ),
    );
  }

  // One booking is for everybody; of several nobody says who has which.
  const [only] = needed;
  const people = parties.reduce((sum, party) => sum + party.people.length, 0);
  const cars = parties.reduce((sum, party) => sum + party.cars.filter(({ counts }) => counts).length, 0);
  if (only && needed.length === 1) {
    const few = only.people !== null && only.people < people;
    const fewCars = only.cars !== null && only.cars < cars;
    if (few || fewCars)
      findings.push(
        found(
          ['booking', 'covers'],
          'problem',
          few
            ? `Booked for ${only.people}, ${people} are coming`
            : `Booked for ${countText(only.cars ?? 0, 'car')}, ${cars} are coming`,
          { remedy: 'Ask the campsite for more.' },
        ),
      );
  }

  for (const { id, pitches } of needed) {
    for (const [at, pitch] of pitches.entries()) {
      const on = parties.filter(({ id: household }) => pitch.households.includes(household));
      const [there, parked] = [
        on.reduce((sum, party) => sum + party.people.length, 0),
        on.reduce((sum, party) => sum + party.cars.filter(({ counts }) => counts).length, 0),
      ];
      const over = [
        pitch.max_people !== null &&
          there > pitch.max_people &&
          `${peopleText(there)} of ${pitch.max_people}`,
        pitch.max_cars !== null &&
          parked > pitch.max_cars &&
          `${countText(parked, 'car')} of ${pitch.max_cars}`,
      ].filter((part) => part !== false);
      if (over.length > 0)
        findings.push(
          found(['pitch', `${id} ${at}`], 'problem', `Too many on ${pitch.name}`, {
            why: `${listText(over)}.`,
            who: on.map(({ name }) => name),
            remedy: 'Move somebody to another pitch.',
          }),
        );
    }
  }

  for (const { id, pay_by, cancel_until, household_id } of needed) {
    for (const [kind, day, text] of [
      ['pay', pay_by, 'Pay for the booking'],
      ['cancel', cancel_until, 'Keep or cancel the booking'],
    ] as const) {
      if (day === null || day < today || day > addDays(today, WARN_WITHIN)) continue;
      findings.push(found(['deadline', `${kind} ${id}`], 'check', `${text} by ${formatDay(day)}`));
    }
    if (household_id !== null && !parties.some((party) => party.id === household_id))
      findings.push(
        found(['booking', `whose ${id}`], 'problem', 'Whoever booked isn’t coming', {
          remedy: 'Hand the booking over.',
        }),
      );
  }
  return findings;
}
