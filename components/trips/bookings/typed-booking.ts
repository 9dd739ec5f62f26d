import { parseMoney, typedMoney } from '@/lib/money';
import type { Booking, NewBooking } from '@/lib/trips/bookings/schema';

/** Numbers stay text until the form is sent. */
export interface TypedBooking {
  status: string;
  household_id: string;
  reference: string;
  check_in: string;
  check_out: string;
  cents: string;
  deposit_cents: string;
  deposit_paid: boolean;
  pay_by: string;
  cancel_until: string;
  people: string;
  cars: string;
  notes: string;
}

export const typedBooking = (booking: Booking | null, own: string | null): TypedBooking => ({
  status: booking?.status ?? 'to book',
  household_id: booking ? (booking.household_id ?? '') : (own ?? ''),
  reference: booking?.reference ?? '',
  check_in: booking?.check_in ?? '',
  check_out: booking?.check_out ?? '',
  cents: dollars(booking?.cents),
  deposit_cents: dollars(booking?.deposit_cents),
  deposit_paid: booking?.deposit_paid ?? false,
  pay_by: booking?.pay_by ?? '',
  cancel_until: booking?.cancel_until ?? '',
  people: booking?.people?.toString() ?? '',
  cars: booking?.cars?.toString() ?? '',
  notes: booking?.notes ?? '',
});

const dollars = (cents: number | null | undefined) => (typeof cents === 'number' ? typedMoney(cents) : '');

/** A text that isn't a number becomes NaN, and the schema refuses it with a message. */
export function sentBooking(typed: TypedBooking): NewBooking {
  const { household_id, cents, deposit_cents, people, cars, ...rest } = typed;
  return {
    ...rest,
    status: rest.status as NewBooking['status'],
    household_id: household_id || null,
    cents: sentMoney(cents),
    deposit_cents: sentMoney(deposit_cents),
    people: sentCount(people),
    cars: sentCount(cars),
  };
}

function sentMoney(text: string): number | null {
  if (!text.trim()) return null;
  const parsed = parseMoney(text);
  return 'cents' in parsed ? parsed.cents : Number.NaN;
}

const sentCount = (text: string) => (text.trim() ? Number(text) : null);
