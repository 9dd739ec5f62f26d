import { type Drivetrain, reachOf } from '@/lib/drivetrains';
import { warnsOfDogs } from '../facts/evidence';
import { type KnownSite, knownValue, type Topic } from '../facts/known-facts';
import type { SearchFilters } from '../schema';
import type { Want } from '../search-choices';

export interface Needs {
  needs: readonly Want[];
  car: Drivetrain | null;
}

/** `asks`: no need is known not to be met, but at least one is unknown, so a person has to ask. */
export type Suit = 'fits' | 'asks' | 'unsuited';

export const topicOf = {
  pets: 'pets',
  car: 'access',
  toilets: 'toilets',
  water: 'water',
  power: 'power',
  fires: 'fires',
  reception: 'reception',
  boat_ramp: 'boat_ramp',
  free: 'cost',
} as const satisfies Record<Want, Topic>;

export const needsOf = (filters: SearchFilters | null | undefined): Want[] =>
  [...new Set(filters?.needs)].filter((need) => need !== 'car' || filters?.car);

/** Null when it is uncertain, so that a person has to ask. answersTo in search-sql.ts has the same rules. */
export function answerTo(need: Want, site: KnownSite, car: Drivetrain | null): boolean | null {
  const answer = need === 'car' ? reaches(site, car) : knownValue(site, topicOf[need] as YesNoTopic);
  // A "yes" is uncertain when only an AI says so, and a "yes" to pets when a park may not allow them.
  if (answer && (site.ai || (need === 'pets' && warnsOfDogs(site.evidence)))) return null;
  return answer;
}

type YesNoTopic = Exclude<Topic, 'access' | 'cost'>;

function reaches(site: KnownSite, car: Drivetrain | null): boolean | null {
  const reach = reachOf(knownValue(site, 'access'), car);
  if (reach === 'yes') return true;
  return reach === 'no' ? false : null;
}

export function suitOf(site: KnownSite, { needs, car }: Needs): Suit {
  const answers = needs.map((need) => answerTo(need, site, car));
  if (answers.includes(false)) return 'unsuited';
  return answers.includes(null) ? 'asks' : 'fits';
}

export const unsaidNeeds = (site: KnownSite, { needs, car }: Needs): Want[] =>
  needs.filter((need) => answerTo(need, site, car) === null);
