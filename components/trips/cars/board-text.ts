import { type Drivetrain, reachOf, shortDrivetrains } from '@/lib/drivetrains';
import { countText, listText } from '@/lib/text';
import type { PlannedCar, SeatPlan, Towable, Traveller } from '@/lib/trips/seats/seat-plan';
import { peopleText } from '../people-text';

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

/** What stands beside somebody's name in a car: that they drive, or their age where it says something. */
export const remarkOf = ({ age }: Traveller, drives: boolean): string =>
  drives ? 'drives' : age === 'adult' ? '' : age;

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

/** "2WD: can’t reach the site", "AWD: check the way in"; nothing for a car that gets there or a way that is unknown. */
export function wayText(
  { drivetrain }: Pick<PlannedCar, 'drivetrain'>,
  access: Drivetrain | null,
): string | null {
  const reach = reachOf(access, drivetrain);
  if (reach !== 'no' && reach !== 'check') return null;
  const words = reach === 'no' ? 'can’t reach the site' : 'check the way in';
  return drivetrain ? `${shortDrivetrains[drivetrain]}: ${words}` : 'Check the way in';
}
