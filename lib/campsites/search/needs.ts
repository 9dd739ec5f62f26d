import { type Drivetrain, reachOf } from '@/lib/drivetrains';
import { warnsOfDogs } from '../evidence';
import { type KnownSite, knownValue, type Topic } from '../known-facts';
import type { SearchFilters } from '../schema';
import type { Want } from '../search-choices';

/** What is needed, and the car that has to get there. */
export interface Needs {
  needs: readonly Want[];
  car: Drivetrain | null;
}

/** `fits`: every need is confirmed. `unsuited`: one is known not to be met. `asks`: neither, so one has to ask. */
export type Suit = 'fits' | 'asks' | 'unsuited';

/** Which topic answers a need. */
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

/** What is asked of each site: without a car nobody asks whether it gets there. */
export const needsOf = (filters: SearchFilters | null | undefined): Want[] =>
  [...new Set(filters?.needs)].filter((need) => need !== 'car' || filters?.car);

/** Whether a site meets a need; null where one has to ask. The same rules in SQL are answersTo in needs-sql.ts. */
export function answerTo(need: Want, site: KnownSite, car: Drivetrain | null): boolean | null {
  const answer = need === 'car' ? reaches(site, car) : knownValue(site, topicOf[need] as YesNoTopic);
  // Where a park may not allow pets, and where nobody but an AI says so, "yes" is to be asked again.
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

/** The needs that one has to ask about. */
export const unsaidNeeds = (site: KnownSite, { needs, car }: Needs): Want[] =>
  needs.filter((need) => answerTo(need, site, car) === null);
