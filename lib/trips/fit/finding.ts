import type { SiteConditions } from '@/lib/campsites/facts/site-conditions';
import type { Drivetrain } from '@/lib/drivetrains';
import type { ages, petTypes } from '@/lib/household/crew/crew-options';
import type { boatTypes, trailerTypes } from '@/lib/household/rides/ride-options';
import { oneLine } from '@/lib/text';
import type { Nights } from '../attendance/schema';
import type { Booking } from '../bookings/schema';
import type { Noted } from './answers/note';

/** Findings of the same level are listed in this order. */
export const rules = [
  'access',
  'trailer_access',
  'pets',
  'seats',
  'tow',
  'towing',
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

/** For what only the campsite can answer. */
export const askSite = 'Check with the site.';

export interface Finding {
  rule: Rule;
  level: Level;
  text: string;
  /** The facts that the finding is based on, as a sentence; null without any. */
  why: string | null;
  /** Names of people or pets; never empty. */
  who: string[];
  /** Null when nothing needs solving. */
  remedy: string | null;
  /** Depends only on the rule and the subject, such as "pets:Dog". */
  key: string;
  /** Stored with each answer to the finding, which no longer counts once this text differs. */
  fact: string;
  /** The text that follows "Asked: yes, " or "Asked: no, ". */
  asked: { yes: string; no: string };
  /**
   * A yes to a finding with one of these keys counts for this one too: if a caravan gets there, so does any
   * trailer.
   */
  also: string[];
  /** The campsite's answer; null when none is noted. */
  noted: Noted | null;
  /** On a trip with several stops, of what depends on the place. */
  stop?: {
    id: string;
    /** Null for what is the same at all stops. */
    name: string | null;
    /** Tells the key from another stop's. */
    suffix: string;
  };
}

/** Unlike `key`, no other finding of the trip has it. */
export const fullKey = ({ key, stop }: Pick<Finding, 'key' | 'stop'>) => `${key}${stop?.suffix ?? ''}`;

/** With the name of the stop that it is about, if the trip has several. */
export const atStop = (text: string, { stop }: Pick<Finding, 'stop'>) =>
  stop?.name ? `${oneLine(stop.name)}: ${text}` : text;

export interface FitSite extends SiteConditions {
  /** No data source has this yet: the "capacity" in the open data has no unit. */
  capacity?: { people: number | null; vehicles: number | null };
  /** Used only for facts that no other source gives. */
  ai?: Pick<SiteConditions, 'access' | 'pets'> | null;
}

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

/** Some fields are unknown for a guest's car. */
export interface FitCar {
  id?: string;
  type: 'car';
  make: string;
  model?: string | null;
  drivetrain?: Drivetrain | null;
  seats?: number | null;
  can_tow?: boolean | null;
  /** An organiser counts the car although it may not reach the site. */
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

/** The fields that a `Household` and a form for choosing people and vehicles share. */
export interface FitHousehold extends Partial<Nights> {
  household_id: string;
  profile_name: string;
  crew: readonly (FitCamper | FitPet)[];
  vehicles: readonly (FitCar | FitTrailer | FitBoat)[];
}

export type FitBooking = Pick<
  Booking,
  'id' | 'status' | 'household_id' | 'people' | 'cars' | 'pay_by' | 'cancel_until' | 'pitches'
>;
