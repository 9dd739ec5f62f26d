import { z } from 'zod';
import type { Day } from '@/lib/dates';
import { drivetrains } from '@/lib/drivetrains';
import { day, id } from '@/lib/fields';
import type { Position } from '@/lib/geometry';

export const accesses = [...drivetrains, 'Unknown'] as const;
export const yesOrNo = ['Yes', 'No'] as const;

export const saidOfSite = z.object({
  name: z.string(),
  features: z.array(z.string()),
  access: z.enum(accesses),
  petFriendly: z.enum(yesOrNo).nullable(),
  url: z.string().nullable(),
});

export const shownSuggestion = saidOfSite.extend({
  suggestion_id: id,
  town: z.string().nullable(),
  /** In km from the viewer's home to the town. */
  distance: z.number().nullable(),
  said_on: day,
});

export interface Town extends Position {
  name: string;
  state: string;
  /** In km from the centre of the postcode that the AI was asked about. */
  km: number;
}

/** The same for every viewer, so it holds nothing that only some viewers may see. */
export interface Suggestion extends z.output<typeof saidOfSite> {
  town: Town | null;
}

export interface KeptSuggestion extends Suggestion {
  id: string;
}

export interface SaidSuggestion extends KeptSuggestion {
  saidOn: Day;
}

export type Access = (typeof accesses)[number];
export type YesOrNo = (typeof yesOrNo)[number];
export type ShownSuggestion = z.output<typeof shownSuggestion>;
