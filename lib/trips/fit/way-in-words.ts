import { isUnsealed } from '@/lib/campsites/facts/evidence';
import type { Drivetrain } from '@/lib/drivetrains';
import { capital } from '@/lib/text';
import type { FitSite } from './finding';

/** What the way in needs of a car, as a part of a sentence. */
export const ways: Record<Drivetrain, string> = {
  '2 Wheel Drive': 'a 2WD gets there',
  'All Wheel Drive': 'the way in needs an AWD',
  '4 Wheel Drive': 'the way in is 4WD only',
};

export const sentence = (text: string) => `${capital(text)}.`;

/**
 * Returns the words that say that the nearest mapped road is unsealed; '' when it isn't. They
 * follow what is known, because the map alone is no reason against the site.
 */
export const unsealed = ({ evidence }: FitSite): string =>
  isUnsealed(evidence)
    ? '; the nearest mapped road is unsealed (map of about 2000; some are sealed now)'
    : '';
