import type { Day } from '@/lib/dates';
import { type Drivetrain, type Reach, reachOf, shortDrivetrains } from '@/lib/drivetrains';
import type { Camper } from '@/lib/household/crew/schema';
import { type FitNote, stands } from '../fit/answers/note';

/** Why a car can't take people or tow: it can't reach the site, or no adult of its household is going. */
export type WhyNot = 'access' | 'driver';

interface Car {
  drivetrain?: Drivetrain | null;
  /** An organiser lets the car count although it may not reach the site. */
  anyway?: boolean;
  /** The day on which its household joins the trip; undefined for the first. */
  arrive_on?: Day | null | undefined;
}

interface Crew {
  arrive_on?: Day | null | undefined;
  crew: readonly ({ type: 'camper'; age: Camper['age'] } | { type: 'pet' })[];
}

/** The least capable first. */
const carKinds = ['2WD', 'unknown', 'AWD', '4WD'] as const;

export type CarKind = (typeof carKinds)[number];

const carKind = (drivetrain: Drivetrain | null | undefined): CarKind =>
  drivetrain ? shortDrivetrains[drivetrain] : 'unknown';

export const weakestKind = (cars: readonly Car[]): CarKind =>
  carKinds[Math.min(...cars.map(({ drivetrain }) => carKinds.indexOf(carKind(drivetrain))))] ?? 'unknown';

export interface Told {
  kind: CarKind;
  answer: 'yes' | 'no';
}

/** Null when nothing is known about the way in. */
export type Access = {
  /** Null when unknown. */
  needs: Drivetrain | null;
  /** The campsite's answers that organisers have noted, newest first. */
  told: readonly Told[];
  /** Of the further stops, in order; undefined on a trip with one stop. */
  later?: readonly { arrive_on: Day; access: Access }[];
} | null;

/** Stored with each answer about cars, which no longer counts once the site's text differs from it. */
export const wayInFact = (needs: Drivetrain | null) => `way in: ${needs}`;

const isKind = (word: string | undefined): word is CarKind => carKinds.some((kind) => kind === word);

export function accessOf(needs: Drivetrain | null, notes: readonly FitNote[]): Access {
  const told = notes.flatMap((note): Told[] => {
    const { key, fact, answer } = note;
    const [rule, kind] = key.split(':');
    const holds = rule === 'access' && fact === wayInFact(needs) && stands(note, notes);
    return holds && isKind(kind) ? [{ kind, answer }] : [];
  });
  return needs === null && told.length === 0 ? null : { needs, told };
}

/** Of a trip with these stops. Whoever joins at a later one is judged by its way in. */
export function accessOfStops(
  stops: readonly { arrive_on: Day; needs: Drivetrain | null; notes: readonly FitNote[] }[],
): Access {
  const ways = stops.map(({ arrive_on, needs, notes }) => ({ arrive_on, access: accessOf(needs, notes) }));
  const [first, ...later] = ways;
  if (later.length === 0 || ways.every(({ access }) => access === null)) return first?.access ?? null;
  return { needs: null, told: [], ...first?.access, later };
}

const accessFor = (access: Access, { arrive_on }: Car): Access => {
  const later = arrive_on && access?.later?.findLast((way) => way.arrive_on <= arrive_on);
  return later ? later.access : access;
};

/** A yes for one kind of car also applies to more capable kinds, a no also to less capable ones. */
export function toldOf(access: Access, car: Car): Told | undefined {
  const own = carKinds.indexOf(carKind(car.drivetrain));
  return accessFor(access, car)?.told.find(({ kind, answer }) => {
    const asked = carKinds.indexOf(kind);
    return answer === 'yes' ? asked <= own : asked >= own;
  });
}

export function carReach(access: Access, car: Car): Reach {
  return (
    toldOf(access, car)?.answer ?? reachOf(accessFor(access, car)?.needs ?? null, car.drivetrain ?? null)
  );
}

export const reaches = (access: Access, car: Car): boolean =>
  (car.anyway ?? false) || carReach(access, car) !== 'no';

/** The campsite should be asked about such a car, whose seats count all the same. */
export const asksFirst = (access: Access, car: Car): boolean =>
  !car.anyway && ['check', 'unsaid'].includes(carReach(access, car));

/** The one rule for seats, tows, findings and headcounts; null for a car that counts. */
export function whyNot(access: Access, { crew, arrive_on }: Crew, car: Car): WhyNot | null {
  if (!reaches(access, { ...car, arrive_on })) return 'access';
  return crew.some((member) => member.type === 'camper' && member.age === 'adult') ? null : 'driver';
}

export const whyNotText = ({ name, why_not }: { name: string; why_not: WhyNot | null }): string =>
  why_not === 'driver'
    ? `Nobody drives ${name}: no adult of its household is going.`
    : `${name} can’t reach the site.`;
