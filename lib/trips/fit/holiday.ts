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
  const run = runsOf(holidays).find((days) =>
    days.some((day) => day >= dates.start_date && day <= dates.end_date),
  );
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

/** Each public holiday with the weekend that it lies at, as days in a row. */
function runsOf(holidays: readonly Holiday[]): Day[][] {
  const free = (day: Day) => isWeekend(day) || holidays.some(([holiday]) => holiday === day);
  return holidays.map(([day]) => {
    const run = [day];
    for (let before = addDays(day, -1); free(before); before = addDays(before, -1)) run.unshift(before);
    for (let after = addDays(day, 1); free(after); after = addDays(after, 1)) run.push(after);
    return run;
  });
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
