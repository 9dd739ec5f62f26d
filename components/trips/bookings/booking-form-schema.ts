import { z } from 'zod';
import { issuesOf } from '@/lib/issues-of';
import { parseMoney } from '@/lib/money';
import { newBooking } from '@/lib/trips/bookings/schema';
import { sentBooking, type TypedBooking } from './typed-booking';

const amounts = ['cents', 'deposit_cents'] as const;

/** Amounts have messages of their own, because the form holds them as typed text. */
export const bookingForm = z.custom<TypedBooking>().transform((typed, context) => {
  const checked = newBooking.safeParse(sentBooking(typed));
  const refuse = (path: PropertyKey[], message: string) =>
    context.issues.push({ code: 'custom', input: typed, path, message });
  for (const field of amounts) {
    const parsed = typed[field].trim() ? parseMoney(typed[field]) : null;
    if (parsed && 'problem' in parsed) refuse([field], parsed.problem);
  }
  for (const { path, message } of issuesOf(checked.error)) {
    if (!amounts.some((field) => field === path[0])) refuse(path, message);
  }
  return checked.data ?? z.NEVER;
});
