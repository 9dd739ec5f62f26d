import { type Reach, reachOf } from '@/lib/car-reach';
import { type Drivetrain, shortDrivetrains } from '@/lib/drivetrains';
import type { Camper } from '@/lib/household/crew/schema';
import { type FitNote, stands } from '../fit/answers/note';

/**
 * The reason why a car "doesn't count", so that the trip can't use it for people or towing. `access`:
 * the car can't reach the site. `driver`: no adult of the car's household is going.
 */
export type WhyNot = 'access' | 'driver';

interface Car {
  drivetrain?: Drivetrain | null;
  /** True when an organiser lets the car count although it may not reach the site. */
  anyway?: boolean;
}

interface Crew {
  crew: readonly ({ type: 'camper'; age: Camper['age'] } | { type: 'pet' })[];
}

/** Kinds of cars, the least capable first. */
const carKinds = ['2WD', 'unknown', 'AWD', '4WD'] as const;

export type CarKind = (typeof carKinds)[number];

export const carKind = (drivetrain: Drivetrain | null | undefined): CarKind =>
  drivetrain ? shortDrivetrains[drivetrain] : 'unknown';

export const weakestKind = (cars: readonly Car[]): CarKind =>
  carKinds[Math.min(...cars.map(({ drivetrain }) => carKinds.indexOf(carKind(drivetrain))))] ?? 'unknown';

/** The campsite's answer on whether cars of this kind reach the site. */
export interface Told {
  kind: CarKind;
  answer: 'yes' | 'no';
}

/** What is known about the way in to a trip's site; null when nothing is known. */
export type Access = {
  /** The drivetrain that a car needs on the way in; null when unknown. */
  needs: Drivetrain | null;
  /** The campsite's answers that organisers have noted, newest first. */
  told: readonly Told[];
} | null;

/**
 * Returns a text with what the site's data says about the way in. The text is stored with each answer
 * about cars. An answer no longer counts when the site's present text differs from the stored text.
 */
export const wayInFact = (needs: Drivetrain | null) => `way in: ${needs}`;

const isKind = (word: string | undefined): word is CarKind => carKinds.some((kind) => kind === word);

/** Returns what is known about the way in, from the site's conditions and the organisers' notes. */
export function accessOf(needs: Drivetrain | null, notes: readonly FitNote[]): Access {
  const told = notes.flatMap((note): Told[] => {
    const { key, fact, answer } = note;
    const [rule, kind] = key.split(':');
    const holds = rule === 'access' && fact === wayInFact(needs) && stands(note, notes);
    return holds && isKind(kind) ? [{ kind, answer }] : [];
  });
  return needs === null && told.length === 0 ? null : { needs, told };
}

/**
 * Returns the newest of the campsite's answers that applies to a car; undefined without one. A yes
 * for one kind of car also applies to more capable kinds, a no also to less capable ones.
 */
export function toldOf(access: Access, { drivetrain }: Car): Told | undefined {
  const own = carKinds.indexOf(carKind(drivetrain));
  return access?.told.find(({ kind, answer }) => {
    const asked = carKinds.indexOf(kind);
    return answer === 'yes' ? asked <= own : asked >= own;
  });
}

/**
 * Returns whether a car reaches the site, according to the campsite's answer. Without an answer,
 * compares the car's drivetrain with the drivetrain that the way in needs.
 */
export function carReach(access: Access, car: Car): Reach {
  return toldOf(access, car)?.answer ?? reachOf(access?.needs ?? null, car.drivetrain ?? null);
}

/**
 * True unless a car is known not to reach the site. Also true when an organiser lets it count anyway.
 */
export const reaches = (access: Access, car: Car): boolean =>
  (car.anyway ?? false) || carReach(access, car) !== 'no';

/**
 * True for a car about which somebody should ask the campsite, because it isn't certain that the car
 * reaches the site. The seats of such a car count all the same.
 */
export const asksFirst = (access: Access, car: Car): boolean =>
  !car.anyway && ['check', 'unsaid'].includes(carReach(access, car));

/**
 * Returns why a household's car doesn't count on a trip; null when it does. Seats, tows, findings
 * and headcounts all follow this rule.
 */
export function whyNot(access: Access, { crew }: Crew, car: Car): WhyNot | null {
  if (!reaches(access, car)) return 'access';
  return crew.some((member) => member.type === 'camper' && member.age === 'adult') ? null : 'driver';
}

/**
 * Returns a sentence that says why a car doesn't count, such as "Sam’s CX-5 can’t reach the site."
 */
export const whyNotText = ({ name, why_not }: { name: string; why_not: WhyNot | null }): string =>
  why_not === 'driver'
    ? `Nobody drives ${name}: no adult of its household is going.`
    : `${name} can’t reach the site.`;
