import { clockText, type Day, formatDay } from '@/lib/dates';
import { dayIn, instantIn, isoIn, timeIn } from '@/lib/trips/before-you-go/clock';
import type { NamedBefore } from '@/lib/trips/home-contact/get-home-page';
import type { HomeContact } from '@/lib/trips/home-contact/schema';

/** A plan as the form holds it. A time is a day and a time of day in the site's time zone. */
export interface TypedPlan {
  name: string;
  email: string;
  phone: string;
  own_phone: string;
  own_email: string;
  back_at: Day;
  back_time: string;
  worry_at: Day;
  worry_time: string;
  route: string;
  device: string;
  send: 'now' | 'on leaving';
}

/**
 * The usual time of return, because trips end in the afternoon. Two hours before worrying, because
 * a flat tyre takes that long.
 */
const BACK_TIME = '18:00';
const WORRY_AFTER_MS = 2 * 60 * 60 * 1000;

/**
 * The form's first values: the saved plan, or the household's last day with the person whom it
 * named last.
 */
export function typedPlan(
  { plan, before }: { plan: HomeContact | null; before: NamedBefore | null },
  leaveOn: Day,
  zone: string,
): TypedPlan {
  const backAt = plan ? new Date(plan.back_at) : instantIn(zone, leaveOn, BACK_TIME);
  const worryAt = plan ? new Date(plan.worry_at) : worryAfter(backAt);
  const named = plan ?? before;
  return {
    ...{ name: named?.name ?? '', email: named?.email ?? '', phone: named?.phone ?? '' },
    ...{ own_phone: named?.own_phone ?? '', own_email: plan?.own_email ?? '', device: named?.device ?? '' },
    ...{ back_at: dayIn(zone, backAt), back_time: timeIn(zone, backAt) },
    ...{ worry_at: dayIn(zone, worryAt), worry_time: timeIn(zone, worryAt) },
    ...{ route: plan?.route ?? '', send: plan?.send ?? 'now' },
  };
}

/** The time to worry, unless somebody chooses another one. */
export const worryAfter = (back: Date) => new Date(back.getTime() + WORRY_AFTER_MS);

/** Converts the form to a request. A half typed time becomes '', which the API refuses. */
export function sentPlan({ back_time, worry_time, ...typed }: TypedPlan, zone: string) {
  const at = (day: Day, time: string) => (day && time ? isoIn(zone, instantIn(zone, day, time)) : '');
  return { ...typed, back_at: at(typed.back_at, back_time), worry_at: at(typed.worry_at, worry_time) };
}

/** "Tue 26 Jan, 6 pm". The plan's times are in the site's time zone. */
export const planTime = (iso: string): string =>
  `${formatDay(iso.slice(0, 10))}, ${clockText(iso.slice(11, 16))}`;
