import type { Drivetrain } from '@/lib/drivetrains';
import { accessOf, type CarKind, wayInFact } from '@/lib/trips/cars/car-standing';
import type { FitNote } from '@/lib/trips/fit/answers/note';
import type { ChoiceSite } from '@/lib/trips/fit/choice-site';
import type { Finding, FitCamper, FitCar, FitHousehold, FitPet, FitSite } from '@/lib/trips/fit/finding';
import { unknownSite } from '@/lib/trips/fit/finding';

export const someone = (name: string, age: FitCamper['age'] = 'adult'): FitCamper => ({
  type: 'camper',
  name,
  age,
});

export const dog = (name: string): FitPet => ({ type: 'pet', name, pet_type: 'Dog' });

const carOf =
  (drivetrain: FitCar['drivetrain']) =>
  (model: string, more: Partial<FitCar> = {}): FitCar => ({
    type: 'car',
    make: 'Make',
    model,
    drivetrain,
    ...more,
  });

export const twoWheel = carOf('2 Wheel Drive');
export const allWheel = carOf('All Wheel Drive');
export const fourWheel = carOf('4 Wheel Drive');

/** A finding's fields about people's answers, for a finding that nobody has answered. */
export const unasked = { key: 'key', fact: 'fact', asked: { yes: 'yes', no: 'no' }, also: [], noted: null };

/** Returns the findings of one rule, without the fields about people's answers. */
export const toldBy = (rule: string, found: readonly Finding[]) =>
  found.flatMap(({ rule: own, key: _k, fact: _f, asked: _a, also: _o, noted: _n, ...rest }) =>
    own === rule ? [rest] : [],
  );

/** Creates a household, by default of one adult with the household's name. */
export const home = (
  name: string,
  vehicles: FitHousehold['vehicles'] = [],
  crew: FitHousehold['crew'] = [someone(name)],
): FitHousehold => ({ household_id: name, profile_name: name, crew, vehicles });

/**
 * Returns the access of a site that needs this drivetrain. `answers` are organisers' answers about
 * kinds of cars, newest first.
 */
export const wayIn = (needs: Drivetrain | null, ...answers: [kind: CarKind, answer: 'yes' | 'no'][]) =>
  accessOf(needs, answersOn(needs, ...answers));

/**
 * Returns organisers' answers about kinds of cars at a site that needs this drivetrain, newest
 * first.
 */
export const answersOn = (
  needs: Drivetrain | null,
  ...answers: [kind: CarKind, answer: 'yes' | 'no'][]
): FitNote[] =>
  answers.map(([kind, answer]) => ({
    key: `access:${kind}`,
    fact: wayInFact(needs),
    answer,
    note: null,
    by: 'Sam',
    at: '2026-12-03T01:00:00Z',
  }));

export const siteWith = (known: Partial<FitSite>): FitSite => ({ ...unknownSite, ...known });

/** Returns a site as the trip form receives it when only the organiser is going. */
export const choiceSite = (known: Partial<FitSite>): ChoiceSite => ({
  site: siteWith(known),
  contact: { phone: null, url: null },
  offers: { seats: [], tows: [] },
  holidays: [],
  notes: [],
});
