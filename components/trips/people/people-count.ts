import type { Day } from '@/lib/dates';
import { countText, listText, peopleText } from '@/lib/text';
import { dayName } from '@/lib/trips/date-rules';
import { nightRuns, petCounts } from '@/lib/trips/headcount/headcount';
import type { Headcount } from '@/lib/trips/headcount/schema';

type Counted = Pick<Headcount, 'total' | 'nights'>;

/** "12 people and a dog". */
export const peopleCountText = ({ total }: Pick<Counted, 'total'>): string =>
  listText([
    peopleText(total.people),
    ...petCounts(total).map(({ count, word }) => `${count === 1 ? 'a' : count} ${word}`),
  ]);

/** With more changes than this, the nights are told by the fewest and the most people. */
const MOST_RUNS = 4;

/** "9 on Saturday night, 12 from Sunday"; '' for a trip of one night, and of none. */
export function nightsText({ total, nights }: Counted, over: boolean): string {
  const runs = nightRuns(nights);
  const [first, last] = [nights[0]?.night, nights.at(-1)?.night];
  if (!first || !last || nights.length === 1) return '';
  if (runs.length === 1 && runs[0]?.people === total.people) {
    const all = nights.length === 2 ? 'both nights' : `all ${countText(nights.length, 'night')}`;
    return `Everyone ${over ? 'stayed' : 'stays'} ${all}`;
  }
  const dayText = (day: Day) => dayName(day, nights.length + 1);
  if (runs.length > MOST_RUNS) {
    const counts = runs.map(({ people }) => people);
    const most = Math.max(...counts);
    const fullest = runs.find(({ people }) => people === most);
    return `${Math.min(...counts)} to ${most} a night, most on ${dayText(fullest?.from ?? first)}`;
  }
  return runs
    .map(({ from, to, people }) => {
      if (from === to) return `${people} on ${dayText(from)} night`;
      return to === last
        ? `${people} from ${dayText(from)}`
        : `${people} from ${dayText(from)} to ${dayText(to)}`;
    })
    .join(', ');
}
