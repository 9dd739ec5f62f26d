import { shortDrivetrains } from '@/lib/drivetrains';
import { countText, listText, peopleText } from '@/lib/text';
import { type Access, carReach } from '@/lib/trips/seats/car-standing';
import type { PlannedCar, SeatPlan, Towable, Traveller } from '@/lib/trips/seats/seat-plan';

/** "3 people without a seat", "Everybody has a seat". */
export function waitingTitle({ unseated, untowed }: Pick<SeatPlan, 'unseated' | 'untowed'>): string {
  const people = peopleText(unseated.length);
  if (unseated.length > 0) return `${people} without a seat`;
  if (untowed.length === 0) return 'Everybody has a seat';
  return `${countText(untowed.length, 'trailer or boat', 'trailers and boats')} without a car`;
}

/** "White Isuzu · 4WD", of what is known. */
export const carLook = ({ colour, make, model, drivetrain }: PlannedCar): string =>
  // Without a model the make is in the car's name.
  [[colour, model && make].filter(Boolean).join(' '), drivetrain && shortDrivetrains[drivetrain]]
    .filter(Boolean)
    .join(' · ');

/** Who they are, by name. */
export const namesOf = (people: { name: string }[]): string => listText(people.map(({ name }) => name));

const ofAge: Record<Traveller['age'], string> = {
  adult: '',
  child: 'child',
  toddler: 'needs a child seat',
  baby: 'needs a child seat',
};

/** What stands beside somebody's name: that they drive, what a child needs, and another day than their car's. */
export const remarkOf = ({ age }: Traveller, drives: boolean, arrival: string | null = null): string =>
  [drives ? 'drives' : ofAge[age], arrival].filter(Boolean).join(' · ');

export const freeSeats = ({ seats, passengers }: Pick<PlannedCar, 'seats' | 'passengers'>) =>
  seats - passengers.length;

/** "D-Max, 3 seats free", for whoever moves somebody by keyboard. */
export const roomText = (car: PlannedCar): string => {
  const free = freeSeats(car);
  return `${car.name}, ${free === 0 ? 'full' : `${countText(free, 'seat')} free`}`;
};

/** "Tows Sam’s caravan: 6 m long". */
export const towText = ({ name, description }: Towable): string =>
  `Tows ${name}${description ? `: ${description}` : ''}`;

/** "AWD: check the way in", "2WD: counted anyway"; null for a car that gets there and for an unknown way in. */
export function wayText(car: Pick<PlannedCar, 'drivetrain' | 'anyway'>, access: Access): string | null {
  const reach = carReach(access, car);
  if (reach !== 'no' && reach !== 'check') return null;
  const kind = car.drivetrain ? shortDrivetrains[car.drivetrain] : 'Drive unknown';
  return `${kind}: ${car.anyway ? 'counted anyway' : 'check the way in'}`;
}
