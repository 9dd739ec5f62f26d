import type { SiteConditions } from '@/lib/campsites/facts/site-conditions';
import type { Drivetrain } from '@/lib/drivetrains';
import type { ages, petTypes } from '@/lib/household/crew/crew-options';
import type { boatTypes, trailerTypes } from '@/lib/household/rides/ride-options';
import type { Nights } from '../attendance/schema';
import type { Booking } from '../bookings/schema';
import type { Noted } from './answers/note';

/** The rules of the fit check. Findings of the same level are listed in this order. */
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

/** The remedy of a finding about which only the campsite can give an answer. */
export const askSite = 'Check with the site.';

export interface Finding {
  rule: Rule;
  level: Level;
  /** Who is affected and how, in a few words, such as "Sam’s Corolla can’t reach the site". */
  text: string;
  /** The facts that the finding is based on, as a sentence; null without any. */
  why: string | null;
  /** Names of the people or pets that the finding is about. Never empty. */
  who: string[];
  /** What would solve the problem; null when nothing needs solving. */
  remedy: string | null;
  /** Identifies the finding. It depends only on the rule and the subject, such as "pets:Dog". */
  key: string;
  /**
   * The facts behind the finding, as a text. It is stored with each answer to the finding. When the
   * text changes, the answer no longer counts.
   */
  fact: string;
  /** The text that follows "Asked: yes, " or "Asked: no, ". */
  asked: { yes: string; no: string };
  /**
   * Keys of other findings. A yes to one of these counts as a yes to this finding too. For example,
   * if a caravan gets there, so does any trailer.
   */
  also: string[];
  /** The campsite's answer as an organiser has noted it; null when none is noted. */
  noted: Noted | null;
}

/** The facts about a site that matter for the people and vehicles of a trip. */
export interface FitSite extends SiteConditions {
  /**
   * How many people and vehicles the site takes. No data source has this yet: the "capacity" in the
   * open data has no unit.
   */
  capacity?: { people: number | null; vehicles: number | null };
  /** What an AI says about the site. It is used only for facts that no other source gives. */
  ai?: Pick<SiteConditions, 'access' | 'pets'> | null;
}

/** Facts of a site that is only a name: all are unknown. */
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

/** A car. Some fields are unknown for a guest's car. */
export interface FitCar {
  id?: string;
  type: 'car';
  make: string;
  model?: string | null;
  drivetrain?: Drivetrain | null;
  seats?: number | null;
  can_tow?: boolean | null;
  /** True when an organiser counts the car although it may not reach the site. */
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

/**
 * The fields of a `Household` that the rules need. A form in which somebody chooses people and
 * vehicles has these fields too.
 */
export interface FitHousehold extends Partial<Nights> {
  household_id: string;
  profile_name: string;
  crew: readonly (FitCamper | FitPet)[];
  vehicles: readonly (FitCar | FitTrailer | FitBoat)[];
}

/** The fields of a booking that the rules need. */
export type FitBooking = Pick<
  Booking,
  'id' | 'status' | 'household_id' | 'people' | 'cars' | 'pay_by' | 'cancel_until' | 'pitches'
>;
