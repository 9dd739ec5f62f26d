import type { SiteConditions } from '@/lib/campsites/facts/site-conditions';
import type { Drivetrain } from '@/lib/drivetrains';
import type { ages, petTypes } from '@/lib/household/crew/kinds';
import type { boatTypes, trailerTypes } from '@/lib/household/rides/kinds';
import type { Nights } from '../attendance/schema';
import type { Booking } from '../bookings/schema';
import type { Noted } from './answers/note';

/** The rules, in the order in which findings of the same level are listed. */
export const rules = [
  'access',
  'trailer_access',
  'pets',
  'seats',
  'tow',
  'adult',
  'capacity',
  'boat',
  'booking',
  'pitch',
  'deadline',
  'holiday',
] as const;

export const levels = ['problem', 'check', 'fine'] as const;

export type Rule = (typeof rules)[number];
export type Level = (typeof levels)[number];

/** The remedy when only the campsite knows the answer. */
export const askSite = 'Check with the site.';

export interface Finding {
  rule: Rule;
  level: Level;
  /** Who is affected and how, in a few words: "Sam’s Corolla can’t reach the site". */
  text: string;
  /** The facts behind the finding, as a sentence. */
  why: string | null;
  /** The people or pets that the finding is about; never empty. */
  who: string[];
  /** What would solve the problem; null when nothing needs solving. */
  remedy: string | null;
  /** The finding's identity, which depends only on its rule and subject: "pets:Dog". */
  key: string;
  /** The facts under which an answer to the finding counts. */
  fact: string;
  /** The text of an answer, after "Asked: yes, " or "Asked: no, ". */
  asked: { yes: string; no: string };
  /** Keys of findings whose yes also counts as a yes here: if a 2WD gets there, so does an AWD. */
  also: string[];
  /** The organisers' note of the answer; null when nobody has asked. */
  noted: Noted | null;
}

/** What is known of a site, as far as it matters for the people and vehicles of a trip. */
export interface FitSite extends SiteConditions {
  /**
   * How many people and vehicles the site takes. No data source provides this yet: the open data's
   * "capacity" has no unit.
   */
  capacity?: { people: number | null; vehicles: number | null };
  /** What an AI says of the site; used only for facts that nobody else has given. */
  ai?: Pick<SiteConditions, 'access' | 'pets'> | null;
}

/** A site that is only a name. */
export const unknownSite: FitSite = {
  access: null,
  pets: null,
  boat_ramp: null,
  water: false,
  evidence: null,
  state: null,
};

export interface FitCamper {
  type: 'camper';
  name: string;
  age: (typeof ages)[number];
}

export interface FitPet {
  type: 'pet';
  name: string;
  pet_type: (typeof petTypes)[number];
}

/** A car. Less may be known of a guest's car. */
export interface FitCar {
  id?: string;
  type: 'car';
  make: string;
  model?: string | null;
  drivetrain?: Drivetrain | null;
  seats?: number | null;
  can_tow?: boolean | null;
  /** True when an organiser counts the car regardless of the way in. */
  anyway?: boolean;
}

export interface FitTrailer {
  id?: string;
  type: 'trailer';
  trailer_type: (typeof trailerTypes)[number];
}

export interface FitBoat {
  id?: string;
  type: 'boat';
  boat_type: (typeof boatTypes)[number];
}

/** The fields of a `Household` that the rules need; a form's choice has them too. */
export interface FitHousehold extends Partial<Nights> {
  household_id: string;
  profile_name: string;
  crew: readonly (FitCamper | FitPet)[];
  vehicles: readonly (FitCar | FitTrailer | FitBoat)[];
}

/** The fields of a trip's booking that the rules need. */
export type FitBooking = Pick<
  Booking,
  'id' | 'status' | 'household_id' | 'people' | 'cars' | 'pay_by' | 'cancel_until' | 'pitches'
>;
