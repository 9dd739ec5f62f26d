import { formatDay } from '@/lib/dates';
import type { FieldErrors } from '@/lib/errors';
import type { TripDates } from '../date-rules';
import type { Booking } from './schema';

type Checked = Pick<Booking, 'check_in' | 'check_out' | 'cents' | 'deposit_cents' | 'pay_by'>;

/** A pay-by date that was saved earlier is accepted, because the trip's dates may have changed since. */
export function bookingProblems(
  { check_in, check_out, cents, deposit_cents, pay_by }: Checked,
  { start_date, end_date }: TripDates,
  before: Pick<Booking, 'pay_by'> | null = null,
): FieldErrors {
  const fields: FieldErrors = {};
  if (pay_by && pay_by > start_date && pay_by !== before?.pay_by)
    fields.pay_by = `Please choose a day up to ${formatDay(start_date)}, when the trip begins.`;
  if (start_date === end_date && check_in && check_out && check_out < check_in)
    fields.check_out = 'Please check out later than you check in.';
  if (cents !== null && deposit_cents !== null && deposit_cents > cents)
    fields.deposit_cents = 'The deposit can’t be more than the price.';
  return fields;
}
