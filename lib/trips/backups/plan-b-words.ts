import { type Day, daysBetween, formatDay, formatWeekday } from '@/lib/dates';
import { moneyText } from '@/lib/money';
import type { Booking } from '../bookings/schema';
import { stopWithName } from '../stops/stop-words';
import type { Stop } from '../stops/stops';
import type { ShownBackup } from './shown-backup';

/** "If it’s closed: Bend", or "If Blowering (stop 2) is closed: Bend" on a trip with several stops. */
export const planBTitle = (names: readonly string[], stop: StopNamed | null = null) =>
  `If ${stop ? `${stopWithName(stop)} is` : 'it’s'} closed: ${names.join(' or ')}`;

type StopNamed = Pick<Stop, 'number' | 'location_name'>;

/** Those of a stop together; in the order of the stops. */
export const planBTitles = (backups: readonly { name: string; stop: StopNamed | null }[]) =>
  [...new Set(backups.map(({ stop }) => stop?.number))]
    .map((number) => {
      const own = backups.filter(({ stop }) => stop?.number === number);
      return planBTitle(
        own.map(({ name }) => name),
        own[0]?.stop,
      );
    })
    .join('. ');

type Lined = Pick<ShownBackup, 'cars' | 'fit' | 'decide_by'>;

/** "Fits all five cars. Sam decides by Thursday". `decider` is null for the organiser. */
export function planBLine({ cars, fit, decide_by }: Lined, decider: string | null, today: Day): string {
  const problems = fit.filter(({ rule, level }) => rule !== 'access' && level === 'problem');
  const decides = decider === null ? 'You decide' : `${decider} decides`;
  return [
    cars?.text,
    ...problems.map(({ text }) => text.split('. ')[0]),
    decide_by && decide_by >= today && `${decides} by ${dayName(decide_by, today)}`,
  ]
    .filter(Boolean)
    .join('. ');
}

export const dayName = (day: Day, today: Day) =>
  daysBetween(today, day) < 7 ? formatWeekday(day) : formatDay(day);

type Booked = Pick<Booking, 'status' | 'cancel_until' | 'deposit_cents'>;

/**
 * What it costs to leave the trip's own site; null when no booking says so. It stands below the day to
 * decide, if there is one.
 */
export function cancelText(
  bookings: readonly Booked[],
  site: string,
  today: Day,
  decideBy: Day | null = null,
): string | null {
  const [first] = bookings
    .filter(({ status, cancel_until }) => cancel_until && (status === 'asked' || status === 'booked'))
    .sort((one, other) => (one.cancel_until ?? '').localeCompare(other.cancel_until ?? ''));
  if (!first?.cancel_until) return null;
  const deposit =
    first.deposit_cents === null ? null : `they keep the ${moneyText(first.deposit_cents)} deposit.`;
  if (first.cancel_until < today)
    return [`Cancelling ${site} isn’t free any more`, deposit ? `: ${deposit}` : '.'].join('');
  return [
    `Cancel ${site} free until ${first.cancel_until === decideBy ? 'then' : dayName(first.cancel_until, today)}.`,
    deposit && `After that ${deposit}`,
  ]
    .filter(Boolean)
    .join(' ');
}
