import { z } from 'zod';
import { reportReasons } from '@/lib/campsites/reports/reasons';
import { checkPair, isInside, outside } from '@/lib/campsites/sites/spot-rules';
import { drivetrains } from '@/lib/drivetrains';
import { id, text } from '@/lib/fields';
import { entry, reason } from '../schema';

export const siteActions = ['keep', 'hide', 'edit', 'merge', 'delete'] as const;

/** An operator's corrections of a campsite. The two coordinates must come together. */
const siteCorrections = z
  .object({
    name: text(200, 'Please name the campsite.'),
    latitude: z.number('This must be a number.'),
    longitude: z.number('This must be a number.'),
    /** Only for open data: true when the campsite no longer exists. */
    gone: z.boolean('This must be true or false.'),
  })
  .partial()
  .superRefine(checkPair)
  .refine(isInside, outside);

/** An operator's decision on a campsite. */
export const siteAction = z.object({
  action: z.enum(siteActions, 'Please choose what to do.'),
  reason,
  /** For "merge": the campsite that stays. */
  into: id.nullish(),
  /** For "edit". */
  changes: siteCorrections.nullish(),
  /**
   * The campsite's `reviewed_at` on the operator's page. If somebody has decided since, the
   * response is 409. Left out, there is no such check.
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
  /** The campsite that replaces this one after a merge. */
  merged_into: id.nullable(),
});

const facts = {
  address: z.string().nullable(),
  access: z.enum(drivetrains).nullable(),
  phone: z.string().nullable(),
  url: z.string().nullable(),
  pet_friendly: z.boolean().nullable(),
  /** Number of trips that go there. */
  trips: z.int(),
};

const siteReport = z.object({
  /** Null, like `message`, for reports from before 26 November 2026. */
  reason: z.enum(reportReasons).nullable(),
  message: z.string().nullable(),
  by: z.string(),
  /** Id of the reporter's account, for muting the reporter. */
  user: id,
  account_days: z.int(),
  /** ISO 8601, like all times here. */
  at: z.string(),
});

export const reportedSite = z.object({
  ...place,
  ...facts,
  hidden: z.boolean(),
  /** Time of the last decision, for `seen`; null without one. */
  reviewed_at: z.string().nullable(),
  /** Null for the open data. */
  owner: z.object({ name: z.string(), since: z.string() }).nullable(),
  shared_on: z.string(),
  /** Number of independent reporters: one person's accounts, or friends, count as one. */
  voices: z.int(),
  reports: z.array(siteReport),
  /** The nearest other campsite within 2 km that everybody can find; `distance` is in metres. */
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
