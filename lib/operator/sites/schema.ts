import { z } from 'zod';
import { reportReasons } from '@/lib/campsites/reports/reasons';
import { checkPair, isInside, outside } from '@/lib/campsites/sites/spot-rules';
import { drivetrains } from '@/lib/drivetrains';
import { id, text } from '@/lib/fields';
import { entry, reason } from '../schema';

export const siteActions = ['keep', 'hide', 'edit', 'merge', 'delete'] as const;

/** An operator's corrections of a campsite. A change of one coordinate needs the other one too. */
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
  /** Id of the campsite that stays. Only for the action "merge". */
  into: id.nullish(),
  /** The corrections. Only for the action "edit". */
  changes: siteCorrections.nullish(),
  /**
   * The `reviewed_at` that the operator's page shows for the campsite. If somebody has decided
   * since, the response is 409. Without `seen`, nothing is checked.
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
  /** Id of the campsite that replaces this one after a merge; null when it wasn't merged. */
  merged_into: id.nullable(),
});

const facts = {
  address: z.string().nullable(),
  access: z.enum(drivetrains).nullable(),
  phone: z.string().nullable(),
  url: z.string().nullable(),
  pet_friendly: z.boolean().nullable(),
  /** Number of trips that go to the campsite. */
  trips: z.int(),
};

const siteReport = z.object({
  /** Null for reports made before 26 November 2026; `message` is null for them too. */
  reason: z.enum(reportReasons).nullable(),
  message: z.string().nullable(),
  by: z.string(),
  /** Id of the reporter's account, with which an operator can mute the reporter. */
  user: id,
  account_days: z.int(),
  /** When the report was made, ISO 8601 like all times in this file. */
  at: z.string(),
});

export const reportedSite = z.object({
  ...place,
  ...facts,
  hidden: z.boolean(),
  /**
   * When an operator last decided on the campsite; null when nobody has. An action sends it back as
   * `seen`.
   */
  reviewed_at: z.string().nullable(),
  /** The campsite's owner; null for open data. */
  owner: z.object({ name: z.string(), since: z.string() }).nullable(),
  shared_on: z.string(),
  /**
   * Number of independent reporters. Several accounts of one person, or several friends, count as
   * one.
   */
  voices: z.int(),
  reports: z.array(siteReport),
  /**
   * The nearest other campsite within 2 km that everybody can find, with its distance in metres;
   * null without one.
   */
  nearest: z.object({ ...place, ...facts, distance: z.int() }).nullable(),
});

/** A decision in the log. */
const decision = entry.extend({
  site: z.string(),
  /**
   * True for the decision that an undo would take back: the newest one on its campsite that isn't
   * undone.
   */
  undoable: z.boolean(),
});

export const siteReports = z.object({
  sites: z.array(reportedSite),
  decided: z.array(decision),
});

export type DecidedSite = z.output<typeof decidedSite>;
export type ReportedSite = z.output<typeof reportedSite>;
export type SiteReports = z.output<typeof siteReports>;
