import { shortDrivetrains } from '@/lib/drivetrains';
import { countText, listText, peopleText } from '@/lib/text';
import { type Access, carReach, weakestKind } from '@/lib/trips/cars/car-standing';
import type { PlannedCar, Towable, Traveller } from '@/lib/trips/cars/planned-car';
import type { SeatPlan } from '@/lib/trips/cars/seat-plan';

/**
 * Returns the title of the card of people without a seat and trailers without a car: "3 people
 * without a seat", "1 trailer or boat without a car", "Everybody has a seat".
 */
export function waitingTitle({ unseated, untowed }: Pick<SeatPlan, 'unseated' | 'untowed'>): string {
  const people = peopleText(unseated.length);
  if (unseated.length > 0) return `${people} without a seat`;
  if (untowed.length === 0) return 'Everybody has a seat';
  return `${countText(untowed.length, 'trailer or boat', 'trailers and boats')} without a car`;
}

/** Returns what a car looks like, from the facts that are known: "White Isuzu · 4WD". */
export const carLook = ({ colour, make, model, drivetrain }: PlannedCar): string =>
  // The make is left out when the model is unknown, because the car's name is then the make.
  [[colour, model && make].filter(Boolean).join(' '), drivetrain && shortDrivetrains[drivetrain]]
    .filter(Boolean)
    .join(' · ');

export const namesOf = (people: { name: string }[]): string => listText(people.map(({ name }) => name));

const ofAge: Record<Traveller['age'], string> = {
  adult: '',
  child: 'child',
  toddler: 'needs a child seat',
  baby: 'needs a child seat',
};

/**
 * Returns the remark beside a person's name: "drives", "child" or "needs a child seat", and the
 * arrival if it differs from the car's.
 */
export const remarkOf = ({ age }: Traveller, drives: boolean, arrival: string | null = null): string =>
  [drives ? 'drives' : ofAge[age], arrival].filter(Boolean).join(' · ');

/**
 * Returns a car's name and free seats: "D-Max, 3 seats free". A screen reader announces this when
 * the keyboard moves a person to the car.
 */
export const roomText = ({ name, free }: PlannedCar): string =>
  `${name}, ${free === 0 ? 'full' : `${countText(free, 'seat')} free`}`;

/** Returns what a car tows: "Tows Sam’s caravan: 6 m long". */
export const towText = ({ name, description }: Towable): string =>
  `Tows ${name}${description ? `: ${description}` : ''}`;

/**
 * Returns the heading above the cars about which to ask first (`asksFirst`): their seats count, but
 * somebody must ask the campsite about them.
 */
export function askTitle(cars: readonly PlannedCar[], access: Access): string {
  if (access?.needs) return 'Ask first';
  const kind = weakestKind(cars);
  return `Nobody has said if ${kind === 'unknown' ? 'these cars get' : `${kind === 'AWD' ? 'an' : 'a'} ${kind} gets`} there`;
}

/**
 * Returns a remark about whether a car reaches the site: "AWD: check the way in", "2WD: counted
 * anyway". Null for a car that reaches the site, and when nothing is known of the way in.
 */
export function wayText(car: Pick<PlannedCar, 'drivetrain' | 'anyway'>, access: Access): string | null {
  const reach = carReach(access, car);
  if (reach !== 'no' && reach !== 'check') return null;
  const kind = car.drivetrain ? shortDrivetrains[car.drivetrain] : 'Drive unknown';
  return `${kind}: ${car.anyway ? 'counted anyway' : 'check the way in'}`;
}
