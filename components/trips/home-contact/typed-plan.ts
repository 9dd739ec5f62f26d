import { clockText, type Day, formatDay } from '@/lib/dates';
import { dayIn, instantIn, isoIn, timeIn } from '@/lib/places/clock';
import type { Asked } from '@/lib/trips/home-contact/car-details';
import type { NamedBefore } from '@/lib/trips/home-contact/get-home-contact';
import type { HomeContact } from '@/lib/trips/home-contact/schema';

/** A time is split into a day and a time of day, in the site's time zone. */
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
  /** By car id, for the cars that lack details. */
  cars: Record<string, Partial<Record<Asked, string>>>;
}

/**
 * Trips end late in the afternoon. The time to worry is two hours later, because repairing a flat
 * tyre can take that long.
 */
const BACK_TIME = '18:00';
const WORRY_AFTER_MS = 2 * 60 * 60 * 1000;

/**
 * Without a saved plan: the household's last day, and the person at home whom the account named
 * last, on any trip.
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
    name: named?.name ?? '',
    email: named?.email ?? '',
    phone: named?.phone ?? '',
    own_phone: named?.own_phone ?? '',
    own_email: plan?.own_email ?? '',
    device: named?.device ?? '',
    back_at: dayIn(zone, backAt),
    back_time: timeIn(zone, backAt),
    worry_at: dayIn(zone, worryAt),
    worry_time: timeIn(zone, worryAt),
    route: plan?.route ?? '',
    send: plan?.send ?? 'now',
    cars: {},
  };
}

export const worryAfter = (back: Date) => new Date(back.getTime() + WORRY_AFTER_MS);

/** A time that is only partly typed becomes '', which the API refuses. */
export function sentPlan(
  { back_time, worry_time, cars: said, ...typed }: TypedPlan,
  zone: string,
  own: readonly { id: string }[] = [],
) {
  const at = (day: Day, time: string) => (day && time ? isoIn(zone, instantIn(zone, day, time)) : '');
  const cars = describedCars(said, own).map((id) => ({ id, ...said[id] }));
  return {
    ...typed,
    back_at: at(typed.back_at, back_time),
    worry_at: at(typed.worry_at, worry_time),
    ...(cars.length > 0 && { cars }),
  };
}

/** In the request's order. A draft can have details of a car that no longer goes. */
const describedCars = (said: TypedPlan['cars'], own: readonly { id: string }[]) =>
  own.flatMap(({ id }) => (said[id] ? [id] : []));

/** The server names a field by a car's place in the request, the form by the car's id. */
export const planField = (field: string, { cars }: TypedPlan, own: readonly { id: string }[]) =>
  field.replace(/^cars\.(\d+)/, (_, at) => `cars.${describedCars(cars, own)[Number(at)]}`);

/** In the site's time zone: "Tue 26 Jan, 6 pm". */
export const planTime = (iso: string): string =>
  `${formatDay(iso.slice(0, 10))}, ${clockText(iso.slice(11, 16))}`;
