import { isLikely4wd, isUnsealed } from '@/lib/campsites/facts/evidence';
import type { Drivetrain } from '@/lib/drivetrains';
import { capital, lower } from '@/lib/text';
import type { FitSite } from './finding';

/** By the weakest drivetrain that suffices. */
const ways: Record<Drivetrain, string> = {
  '2 Wheel Drive': 'a 2WD gets there',
  'All Wheel Drive': 'the way in needs an AWD',
  '4 Wheel Drive': 'the way in is 4WD only',
};

export const sentence = (text: string) => `${capital(text)}.`;

export const saidBy = (fact: string, by: string | null | undefined) => (by ? `${fact} (${lower(by)})` : fact);

export const wayTo = (access: Drivetrain, { by }: Pick<FitSite, 'by'>) => saidBy(ways[access], by?.access);

/**
 * Never use this clause on its own: the map is from about 2000, too old to warn about a site by itself.
 * `said`: somebody has said which cars get there.
 */
export function mapped({ evidence }: Pick<FitSite, 'evidence'>, said = false): string {
  if (!said && isLikely4wd(evidence))
    return '; it’s likely 4WD only: on an island, no mapped road within 1 km (map of about 2000)';
  const road = isUnsealed(evidence)
    ? '; the nearest mapped road is unsealed (map of about 2000; some are sealed now)'
    : '';
  return evidence?.island && !said ? `; it’s on an island: ask how to get there${road}` : road;
}
