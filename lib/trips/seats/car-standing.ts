import { type Drivetrain, reachOf } from '@/lib/drivetrains';
import type { Camper } from '@/lib/household/crew-schema';

/** Why a car doesn't count: it can't reach the site, or no adult of its household is going. */
export type WhyNot = 'access' | 'driver';

interface Car {
  drivetrain?: Drivetrain | null;
  /** Whether an organiser counts it whatever the way in is like. */
  anyway?: boolean;
}

interface Crew {
  crew: readonly ({ type: 'camper'; age: Camper['age'] } | { type: 'pet' })[];
}

/** What the way in asks of a car; null where nobody has said. */
export type Access = Drivetrain | null;

/** Whether a car gets to the site as far as is known, or an organiser says so. What is to be asked first counts. */
export const reaches = (access: Access, { drivetrain = null, anyway = false }: Car): boolean =>
  anyway || reachOf(access, drivetrain) !== 'no';

/**
 * Why a car of a household doesn't count on a trip; null where it counts. Seats, tows, findings and numbers all ask
 * this.
 */
export function whyNot(access: Access, { crew }: Crew, car: Car): WhyNot | null {
  if (!reaches(access, car)) return 'access';
  return crew.some((member) => member.type === 'camper' && member.age === 'adult') ? null : 'driver';
}

/** "Sam’s CX-5 can’t reach the site.", as a sentence for a car that doesn't count. */
export const whyNotText = ({ name, why_not }: { name: string; why_not: WhyNot | null }): string =>
  why_not === 'driver'
    ? `Nobody drives ${name}: no adult of its household is going.`
    : `${name} can’t reach the site.`;
