import { shortDrivetrains } from '@/lib/drivetrains';
import { countText, listText, peopleText } from '@/lib/text';
import { type Access, carReach, weakestKind } from '@/lib/trips/seats/car-standing';
import type { PlannedCar, SeatPlan, Towable, Traveller } from '@/lib/trips/seats/seat-plan';

/** "3 people without a seat", "Everybody has a seat". */
export function waitingTitle({ unseated, untowed }: Pick<SeatPlan, 'unseated' | 'untowed'>): string {
  const people = peopleText(unseated.length);
  if (unseated.length > 0) return `${people} without a seat`;
  if (untowed.length === 0) return 'Everybody has a seat';
  return `${countText(untowed.length, 'trailer or boat', 'trailers and boats')} without a car`;
}

/** "White Isuzu · 4WD", with the parts that are known. */
export const carLook = ({ colour, make, model, drivetrain }: PlannedCar): string =>
  // Without a model the car's name already contains the make.
  [[colour, model && make].filter(Boolean).join(' '), drivetrain && shortDrivetrains[drivetrain]]
    .filter(Boolean)
    .join(' · ');

/** "Sam, Jo and Pat" */
export const namesOf = (people: { name: string }[]): string => listText(people.map(({ name }) => name));

const ofAge: Record<Traveller['age'], string> = {
  adult: '',
  child: 'child',
  toddler: 'needs a child seat',
  baby: 'needs a child seat',
};

/**
 * The remark beside a name: that they drive, what a child needs, and when they arrive later than
 * the car.
 */
export const remarkOf = ({ age }: Traveller, drives: boolean, arrival: string | null = null): string =>
  [drives ? 'drives' : ofAge[age], arrival].filter(Boolean).join(' · ');

export const freeSeats = ({ seats, passengers }: Pick<PlannedCar, 'seats' | 'passengers'>) =>
  seats - passengers.length;

/** "D-Max, 3 seats free", read out by a screen reader while a person is moved by keyboard. */
export const roomText = (car: PlannedCar): string => {
  const free = freeSeats(car);
  return `${car.name}, ${free === 0 ? 'full' : `${countText(free, 'seat')} free`}`;
};

/** "Tows Sam’s caravan: 6 m long". */
export const towText = ({ name, description }: Towable): string =>
  `Tows ${name}${description ? `: ${description}` : ''}`;

/** True for a car that counts although it isn't certain to reach the site. */
export const asksFirst = (car: PlannedCar, access: Access): boolean =>
  !car.anyway && ['check', 'unsaid'].includes(carReach(access, car));

/** The heading over cars that count but need a question to the campsite. */
export function askTitle(cars: readonly PlannedCar[], access: Access): string {
  if (access?.needs) return 'Ask first';
  const kind = weakestKind(cars);
  return `Nobody has said if ${kind === 'unknown' ? 'these cars get' : `${kind === 'AWD' ? 'an' : 'a'} ${kind} gets`} there`;
}

/**
 * "AWD: check the way in", "2WD: counted anyway"; null for a car that reaches the site and for an
 * unknown way in.
 */
export function wayText(car: Pick<PlannedCar, 'drivetrain' | 'anyway'>, access: Access): string | null {
  const reach = carReach(access, car);
  if (reach !== 'no' && reach !== 'check') return null;
  const kind = car.drivetrain ? shortDrivetrains[car.drivetrain] : 'Drive unknown';
  return `${kind}: ${car.anyway ? 'counted anyway' : 'check the way in'}`;
}
