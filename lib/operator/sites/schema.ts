import { z } from 'zod';
import { reportReasons } from '@/lib/campsites/report-reasons';
import { checkPair, isInside, outside } from '@/lib/campsites/spot-rules';
import { drivetrains } from '@/lib/drivetrains';
import { id, text } from '@/lib/fields';
import { entry, reason } from '../schema';

export const siteActions = ['keep', 'hide', 'edit', 'merge', 'delete'] as const;

/** What an operator corrects of a campsite; the two coordinates go together. */
const siteCorrections = z
  .object({
    name: text(200, 'Please name the campsite.'),
    latitude: z.number('This must be a number.'),
    longitude: z.number('This must be a number.'),
    /** Of the open data: whether the campsite is no longer there. */
    gone: z.boolean('This must be true or false.'),
  })
  .partial()
  .superRefine(checkPair)
  .refine(isInside, outside);

/** What an operator decides of a campsite. */
export const siteAction = z.object({
  action: z.enum(siteActions, 'Please choose what to do.'),
  reason,
  /** For "merge": the campsite that stays. */
  into: id.nullish(),
  /** For "edit". */
  changes: siteCorrections.nullish(),
  /**
   * The campsite's `reviewed_at` on the operator's page: 409 when it has been decided on since. Not compared if left
   * out.
   */
  seen: z.iso.datetime('This must be a time.').nullish(),
});

export type SiteAction = z.output<typeof siteAction>;
export type SiteCorrections = z.output<typeof siteCorrections>;

const place = {
  id,
  name: z.string(),
  source: z.enum(['open', 'user']),
  latitude: z.number(),
  longitude: z.number(),
};

/** A campsite after a decision. */
export const decidedSite = z.object({
  ...place,
  hidden: z.boolean(),
  /** The campsite that stands in its place. */
  merged_into: id.nullable(),
});

const facts = {
  address: z.string().nullable(),
  access: z.enum(drivetrains).nullable(),
  phone: z.string().nullable(),
  url: z.string().nullable(),
  pet_friendly: z.boolean().nullable(),
  /** How many trips go there. */
  trips: z.int(),
};

const siteReport = z.object({
  /** Null, like the message, for reports from before 26 November 2026. */
  reason: z.enum(reportReasons).nullable(),
  message: z.string().nullable(),
  by: z.string(),
  /** The reporter's account, by which it can be muted. */
  user: id,
  account_days: z.int(),
  /** ISO 8601, as all times here. */
  at: z.string(),
});

export const reportedSite = z.object({
  ...place,
  ...facts,
  hidden: z.boolean(),
  /** When it was last decided on, for `seen`; null for never. */
  reviewed_at: z.string().nullable(),
  /** Null for the open data. */
  owner: z.object({ name: z.string(), since: z.string() }).nullable(),
  shared_on: z.string(),
  /** How many of the reporters have nothing to do with each other. */
  voices: z.int(),
  reports: z.array(siteReport),
  /** The nearest other campsite within 2 km that everybody finds, `distance` in metres. */
  nearest: z.object({ ...place, ...facts, distance: z.int() }).nullable(),
});

/** A decision in the log. */
const decision = entry.extend({
  site: z.string(),
  /** True for the decision that an undo of this campsite takes back. */
  undoable: z.boolean(),
});

export const siteReports = z.object({
  sites: z.array(reportedSite),
  decided: z.array(decision),
});

export type DecidedSite = z.output<typeof decidedSite>;
export type ReportedSite = z.output<typeof reportedSite>;
export type SiteReports = z.output<typeof siteReports>;
