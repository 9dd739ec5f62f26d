import { addDays, type Day } from '@/lib/dates';
import type { Finding } from './finding';
import { finding, type Holiday, type Plan } from './plan';

/** Dates on a long weekend or public holiday of the site's state. */
export function findHoliday({ dates, holidays, site, parties }: Plan): Finding[] {
  const who = parties.map(({ name }) => name);
  const [first, last] = [holidays[0], holidays.at(-1)];
  // Beyond what is known nothing is said.
  if (!dates || !first || !last || dates.end_date < first[0] || dates.start_date > last[0]) return [];
  if (who.length === 0) return [];
  const run = longWeekend(dates, holidays);
  if (!run)
    return [
      finding('holiday', 'fine', {
        text: 'No public holiday on these dates',
        why: null,
        who,
        remedy: null,
      }),
    ];
  return [
    finding('holiday', 'check', {
      text: `${nameOf(run, holidays)}: book early`,
      why: `Campsites in ${site.state} fill up then.`,
      who,
      remedy: 'Book with the site soon.',
    }),
  ];
}

/** The first days off in a row within the dates that a public holiday is among, from before and to after them. */
function longWeekend(
  { start_date, end_date }: NonNullable<Plan['dates']>,
  holidays: readonly Holiday[],
): Day[] | undefined {
  const isHoliday = (day: Day) => holidays.some(([holiday]) => holiday === day);
  const free = (day: Day) => isWeekend(day) || isHoliday(day);
  for (let day = start_date; day <= end_date; day = addDays(day, 1)) {
    if (!free(day)) continue;
    const run = [day];
    for (let before = addDays(day, -1); free(before); before = addDays(before, -1)) run.unshift(before);
    for (let after = addDays(day, 1); free(after); after = addDays(after, 1)) run.push(after);
    if (run.some(isHoliday)) return run;
    day = run.at(-1) ?? day;
  }
}

const isWeekend = (day: Day) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** "Easter long weekend", "King’s Birthday long weekend", "Christmas and New Year", "Anzac Day". */
function nameOf(run: Day[], holidays: readonly Holiday[]): string {
  const names = holidays.flatMap(([day, name]) => (run.includes(day) ? [plainName(name)] : []));
  const [first = ''] = names;
  if (names.includes('Easter Monday')) return 'Easter long weekend';
  if (names.includes('Christmas Day')) return 'Christmas';
  if (first.startsWith('New Year')) return 'New Year';
  return run.length > 2 ? `${first} long weekend` : first;
}

const plainName = (name: string) => name.replace(/ \(.*/, '').replaceAll("'", '’');
