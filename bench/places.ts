import { print } from '../scripts/print';
import { median, millisecondsOf } from './load';
import type { Person } from './person';

/** As somebody types: names begun and in full, postcodes, a name with its state, and what is no place. */
const typed = ['ked', 'kedron', 'san', 'mou', 'alice springs', '403', '4031', 'Richmond VIC 31', 'zzz'];

/** The same of the box that finds campsites too: letters wrong, words too many or as one, common words and rare ones. */
export const typedNames = [
  ...typed,
  'bendeela',
  'byron bay nsw',
  'mt barney',
  'Wilsons promontry',
  'byronbay',
  'bendeela campground',
  'camp',
  'creek',
];

/** Enough for 200 questions or more; with the warm-up below the 300 a minute that one person may ask. */
const roundsOf = (queries: string[]) => Math.floor(285 / queries.length) - 1;

/** Prints how long suggestions keep somebody waiting, one question after the other, against the bare handler. */
export async function comparePlaces(
  url: string,
  bareHandler: string,
  [mia, tom]: [Person, Person],
): Promise<void> {
  print('\nSuggestions while typing: median ms, against the bare handler');
  const places = await timesOf(url, '/api/places/lookup', typed, bareHandler, mia);
  printFigure('GET /api/places/lookup', places, 'promised: slowest under 50');
  const names = await timesOf(url, '/api/search/suggest', typedNames, bareHandler, tom);
  printFigure('GET /api/search/suggest', names, 'promised: at most 2.50, slowest under 50');
}

interface Times {
  own: number[];
  bare: number[];
}

async function timesOf(url: string, path: string, queries: string[], bareHandler: string, person: Person) {
  const headers = person.headers();
  const times: Times = { own: [], bare: [] };
  for (let round = 0; round <= roundsOf(queries); round++) {
    for (const query of queries) {
      const [own, bare] = [
        await millisecondsOf({ url: `${url}${path}?query=${encodeURIComponent(query)}`, headers }),
        await millisecondsOf({ url: bareHandler }),
      ];
      // The first round warms both.
      if (round === 0) continue;
      times.own.push(own);
      times.bare.push(bare);
    }
  }
  return times;
}

function printFigure(name: string, { own, bare }: Times, promise: string): void {
  const [ms, bareMs] = [median(own), median(bare)];
  print(
    `  ${name.padEnd(38)} ${(ms / bareMs).toFixed(2)}   (${ms.toFixed(1)} to ${bareMs.toFixed(1)}; slowest of ${own.length} ${Math.max(...own).toFixed(1)}; ${promise})`,
  );
}
