import type { SiteValues } from './site-values';

/** What each step of the form asks for. */
export const stepFields = [
  ['address', 'latitude', 'longitude'],
  ['name', 'drivetrain', 'pet_friendly', 'site_features'],
  ['share_flag', 'phone_contact', 'email_contact', 'campsite_url'],
] as const satisfies (keyof SiteValues)[][];

export const STEPS = stepFields.length;

/** The first step that has one of these fields ("site_features.0" is one entry of a field); null if none has. */
export function firstStepOf(fields: readonly string[]): number | null {
  const names = new Set(fields.map((field) => field.split('.')[0]));
  const first = stepFields.findIndex((step) => step.some((name) => names.has(name)));
  return first < 0 ? null : first;
}
