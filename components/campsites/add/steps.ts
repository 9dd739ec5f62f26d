import type { SiteValues } from './site-values';

export const stepFields = [
  ['address', 'latitude', 'longitude', 'state'],
  ['name', 'drivetrain', 'pet_friendly', 'site_features'],
  ['share_flag', 'phone_contact', 'email_contact', 'campsite_url'],
] as const satisfies (keyof SiteValues)[][];

export const STEPS = stepFields.length;

/**
 * null when no step has one of them. "site_features.0" means an entry of the field
 * "site_features".
 */
export function firstStepOf(fields: readonly string[]): number | null {
  const names = new Set(fields.map((field) => field.split('.')[0]));
  const first = stepFields.findIndex((step) => step.some((name) => names.has(name)));
  return first < 0 ? null : first;
}
