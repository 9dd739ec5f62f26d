import type { SiteConditions } from '@/lib/campsites/site-conditions';
import type { Drivetrain } from '@/lib/drivetrains';
import type { ages, petTypes } from '@/lib/household/crew-kinds';
import type { boatTypes, trailerTypes } from '@/lib/household/ride-kinds';
import type { Nights } from '../attendance/schema';
import type { Booking } from '../bookings/schema';
import type { Noted } from './answers/note';

/** In the order in which findings of one level are told. */
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

/** The remedy where only the campsite knows. */
export const askSite = 'Check with the site.';

export interface Finding {
  rule: Rule;
  level: Level;
  /** Who is affected and how, in a few words: "Sam’s Corolla can’t reach the site". */
  text: string;
  /** The facts behind it, as a sentence. */
  why: string | null;
  /** The people or pets that it is about, never none. */
  who: string[];
  /** What would solve it; null where nothing needs to be. */
  remedy: string | null;
  /** The same as long as its rule and what it is about are: "pets:Dog". */
  key: string;
  /** The facts that an answer to it holds for. */
  fact: string;
  /** What an answer says, after "Asked: yes, " and "Asked: no, ". */
  asked: { yes: string; no: string };
  /** Keys whose yes is one for this too: where a 2WD gets in, an AWD does. */
  also: string[];
  /** What an organiser was told who asked; null where nobody has. */
  noted: Noted | null;
}

/** What is known of a site, as far as it concerns a party. */
export interface FitSite extends SiteConditions {
  /** How many it takes. None of the data says so yet: the open data's "capacity" has no unit. */
  capacity?: { people: number | null; vehicles: number | null };
  /** What an AI says of it, where nobody else has said anything. */
  ai?: Pick<SiteConditions, 'access' | 'pets'> | null;
}

/** A site that has a name alone. */
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

/** A car; of a guest's less may be known. */
export interface FitCar {
  id?: string;
  type: 'car';
  make: string;
  model?: string | null;
  drivetrain?: Drivetrain | null;
  seats?: number | null;
  can_tow?: boolean | null;
  /** Whether an organiser counts it, whatever the way in is like. */
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

/** Of a `Household` what matters here; a form's choice has it too. */
export interface FitHousehold extends Partial<Nights> {
  household_id: string;
  profile_name: string;
  crew: readonly (FitCamper | FitPet)[];
  vehicles: readonly (FitCar | FitTrailer | FitBoat)[];
}

/** What the fit check looks at of a trip's booking. */
export type FitBooking = Pick<
  Booking,
  'id' | 'status' | 'household_id' | 'people' | 'cars' | 'pay_by' | 'cancel_until' | 'pitches'
>;
