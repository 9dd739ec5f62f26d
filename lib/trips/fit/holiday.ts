import type { Finding } from './finding';
import { longWeekend } from './long-weekend';
import { finding, type Plan } from './plan';

export function findHoliday({ dates, holidays, site, parties }: Plan): Finding[] {
  const who = parties.map(({ name }) => name);
  const [first, last] = [holidays[0], holidays.at(-1)];
  // The holidays for these dates are unknown, so there is nothing to report.
  if (!dates || !first || !last || dates.end_date < first[0] || dates.start_date > last[0]) return [];
  if (who.length === 0) return [];
  const run = longWeekend(dates, holidays);
  if (!run)
    return [
      finding('holiday', 'fine', {
        text: 'No national or state holiday on these dates; local ones aren’t known',
        why: null,
        who,
        remedy: null,
      }),
    ];
  return [
    finding('holiday', 'check', {
      text: `${run.name}: book early`,
      why: `Campsites in ${site.state} fill up then.`,
      who,
      remedy: 'Book with the site soon.',
    }),
  ];
}
