import { z } from 'zod';
import type { Day } from '@/lib/dates';
import { drivetrains } from '@/lib/drivetrains';
import { day, id } from '@/lib/fields';
import type { Position } from '@/lib/geometry';

export const accesses = [...drivetrains, 'Unknown'] as const;
export const yesOrNo = ['Yes', 'No'] as const;

/** What an AI says about a campsite. */
export const saidOfSite = z.object({
  name: z.string(),
  features: z.array(z.string()),
  access: z.enum(accesses),
  /** Null when the AI said nothing about pets. */
  petFriendly: z.enum(yesOrNo).nullable(),
  url: z.string().nullable(),
});

/** A suggestion as its own page and a trip's pages show it. */
export const shownSuggestion = saidOfSite.extend({
  suggestion_id: id,
  /** The nearest town with its state; null when it is unknown. */
  town: z.string().nullable(),
  /** Km from the viewer's home to the town; null when either is unknown. */
  distance: z.number().nullable(),
  said_on: day,
});

/** A town, as our data on places lists it. */
export interface Town extends Position {
  name: string;
  state: string;
  /** Km from the centre of the postcode that the AI was asked about. */
  km: number;
}

/**
 * A suggestion before it is stored. It is the same for every viewer, so it holds nothing that only
 * some viewers may see.
 */
export interface Suggestion extends z.output<typeof saidOfSite> {
  /** The nearest town; null when it is unknown. */
  town: Town | null;
}

/** A stored suggestion. */
export interface KeptSuggestion extends Suggestion {
  id: string;
}

export interface SaidSuggestion extends KeptSuggestion {
  saidOn: Day;
}

export type Access = (typeof accesses)[number];
export type YesOrNo = (typeof yesOrNo)[number];
export type ShownSuggestion = z.output<typeof shownSuggestion>;
