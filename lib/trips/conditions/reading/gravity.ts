import type { Gravity } from '../item';

/** By the levels of the Australian Warning System. Null for a text without any. */
export function levelOf(text: string): Gravity | null {
  if (/emergency warning|evacuat|leave (?:now|immediately)|too late to leave/i.test(text)) return 'leave';
  if (/watch (?:and|&) act/i.test(text)) return 'watch';
  return /advice|community (?:update|information)|reduced/i.test(text) ? 'knows' : null;
}

/** By the type alone: a place may be called "Lighthouse Road". A fire in a building, a vehicle or a bin concerns nobody who camps kilometres away. */
export const isWildfire = (text: string) =>
  /fire|burn|hazard reduction/i.test(text) &&
  !/\b(?:(?:structure|structural|building|house|vehicle|truck|alarm|chimney)s?|car fire|rubbish|refuse|bin fire)\b/i.test(
    text,
  );

export const isPlanned = (text: string) =>
  /planned|hazard reduction|burn[ -]?off|permitted burn|pile burn/i.test(text);

/** Anything that doesn't say that the fire is under control counts as not under control. */
export const isUnderControl = (status: string) =>
  /under control|controlled|safe|extinguished|complete|patrol|resolved|monitor/i.test(status) &&
  !/not (?:yet )?under control|being controlled|uncontrolled/i.test(status);
