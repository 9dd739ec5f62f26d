import { z } from 'zod';
import { reportReasons } from '@/lib/campsites/reports/reasons';
import { checkPair, isInside, outside } from '@/lib/campsites/sites/spot-rules';
import { drivetrains } from '@/lib/drivetrains';
import { id, text } from '@/lib/fields';
import { entry, reason } from '../schema';

const siteActions = ['keep', 'hide', 'edit', 'merge', 'delete'] as const;

/** A change of one coordinate needs the other one too. */
const siteCorrections = z
  .object({
    name: text(200, 'Please name the campsite.'),
    latitude: z.number('This must be a number.'),
    longitude: z.number('This must be a number.'),
    /** Only for open data. */
    gone: z.boolean('This must be true or false.'),
  })
  .partial()
  .superRefine(checkPair)
  .refine(isInside, outside);

export const siteAction = z.object({
  action: z.enum(siteActions, 'Please choose what to do.'),
  reason,
  /** The campsite that stays. Only for "merge". */
  into: id.nullish(),
  /** Only for "edit". */
  changes: siteCorrections.nullish(),
  /** The `reviewed_at` on the operator's page. A decision made since then responds 409. */
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
  trips: z.int(),
};

const siteReport = z.object({
  /** Null for reports made before 26 November 2026; `message` is null for them too. */
  reason: z.enum(reportReasons).nullable(),
  message: z.string().nullable(),
  by: z.string(),
  /** For muting the reporter. */
  user: id,
  account_days: z.int(),
  at: z.string(),
});

const reportedSite = z.object({
  ...place,
  ...facts,
  hidden: z.boolean(),
  /** When an operator last decided. An action sends it back as `seen`. */
  reviewed_at: z.string().nullable(),
  /** Null for open data. */
  owner: z.object({ name: z.string(), since: z.string() }).nullable(),
  shared_on: z.string(),
  /** Several accounts of one person, or several friends, count as one. */
  voices: z.int(),
  reports: z.array(siteReport),
  /** Another campsite within 2 km that everybody can find; the distance is in metres. */
  nearest: z.object({ ...place, ...facts, distance: z.int() }).nullable(),
});

const decision = entry.extend({
  site: z.string(),
  /** True for the newest decision on its campsite that isn't undone. */
  undoable: z.boolean(),
});

export const siteReports = z.object({
  sites: z.array(reportedSite),
  decided: z.array(decision),
});

export type DecidedSite = z.output<typeof decidedSite>;
export type ReportedSite = z.output<typeof reportedSite>;
export type SiteReports = z.output<typeof siteReports>;
