import { clockText, type Day, formatDay } from '@/lib/dates';
import { dayIn, instantIn, isoIn, timeIn } from '@/lib/trips/before-you-go/clock';
import type { Asked } from '@/lib/trips/home-contact/car-details';
import type { NamedBefore } from '@/lib/trips/home-contact/get-home-page';
import type { HomeContact } from '@/lib/trips/home-contact/schema';

/**
 * The values of the plan form. A time is split into a day and a time of day, in the site's time
 * zone.
 */
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
  /** What the household says of its cars that lack details, by the car's id. */
  cars: Record<string, Partial<Record<Asked, string>>>;
}

/**
 * The usual time of return is late in the afternoon, when trips end. The time to worry is two hours
 * later, because repairing a flat tyre can take that long.
 */
const BACK_TIME = '18:00';
const WORRY_AFTER_MS = 2 * 60 * 60 * 1000;

/**
 * Returns the form's initial values. Without a saved plan, these are the household's last day and
 * the person at home whom the account named last, on any trip.
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

/** Returns the usual time to worry for a time of return. */
export const worryAfter = (back: Date) => new Date(back.getTime() + WORRY_AFTER_MS);

/**
 * Returns the request body for the form's values. A time that is only partly typed becomes '',
 * which the API refuses.
 */
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

/** Ids of the cars in the request, in its order. A draft can have details of a car that no longer goes. */
const describedCars = (said: TypedPlan['cars'], own: readonly { id: string }[]) =>
  own.flatMap(({ id }) => (said[id] ? [id] : []));

/** Returns the form's name of a field that the server names by a car's place in the request. */
export const planField = (field: string, { cars }: TypedPlan, own: readonly { id: string }[]) =>
  field.replace(/^cars\.(\d+)/, (_, at) => `cars.${describedCars(cars, own)[Number(at)]}`);

/**
 * Returns a time of the plan as text: "Tue 26 Jan, 6 pm". The plan's times are in the site's time
 * zone.
 */
export const planTime = (iso: string): string =>
  `${formatDay(iso.slice(0, 10))}, ${clockText(iso.slice(11, 16))}`;
