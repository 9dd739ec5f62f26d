import { clockText, type Day, formatDay } from '@/lib/dates';
import { dayIn, instantIn, isoIn, timeIn } from '@/lib/trips/before-you-go/clock';
import type { NamedBefore } from '@/lib/trips/home-contact/get-home-page';
import type { HomeContact } from '@/lib/trips/home-contact/schema';

/** What the form of a plan holds: a time is a day and a time of day by the clocks at the site. */
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

/** Trips end in the afternoon, and a flat tyre takes two hours. */
const BACK_TIME = '18:00';
const WORRY_AFTER_MS = 2 * 60 * 60 * 1000;

/** What the form begins with: the saved plan, or whom the household named last and its last day. */
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

/** When to worry unless somebody chooses another time. */
export const worryAfter = (back: Date) => new Date(back.getTime() + WORRY_AFTER_MS);

/** The same as the call takes it; a time that is half typed is refused there. */
export function sentPlan({ back_time, worry_time, ...typed }: TypedPlan, zone: string) {
  const at = (day: Day, time: string) => (day && time ? isoIn(zone, instantIn(zone, day, time)) : '');
  return { ...typed, back_at: at(typed.back_at, back_time), worry_at: at(typed.worry_at, worry_time) };
}

/** "Tue 26 Jan, 6 pm", of an instant as a plan has it: its clocks are those at the site. */
export const planTime = (iso: string): string =>
  `${formatDay(iso.slice(0, 10))}, ${clockText(iso.slice(11, 16))}`;
