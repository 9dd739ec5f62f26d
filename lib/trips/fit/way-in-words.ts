import { isUnsealed } from '@/lib/campsites/facts/evidence';
import type { Drivetrain } from '@/lib/drivetrains';
import { capital } from '@/lib/text';
import type { FitSite } from './finding';

/**
 * Text that says which cars get to the site, as a part of a sentence, keyed by the weakest drivetrain
 * that suffices.
 */
export const ways: Record<Drivetrain, string> = {
  '2 Wheel Drive': 'a 2WD gets there',
  'All Wheel Drive': 'the way in needs an AWD',
  '4 Wheel Drive': 'the way in is 4WD only',
};

export const sentence = (text: string) => `${capital(text)}.`;

/**
 * Returns a clause to append to a sentence about access when the nearest mapped road is unsealed,
 * otherwise ''. Never use the clause on its own: the map is from about 2000, so an unsealed road on
 * this map isn't enough to warn about a site.
 */
export const unsealed = ({ evidence }: FitSite): string =>
  isUnsealed(evidence)
    ? '; the nearest mapped road is unsealed (map of about 2000; some are sealed now)'
    : '';
