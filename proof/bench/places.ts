import type { Person } from '../../scripts/demo/person';
import { print } from '../../scripts/print';
import { median, millisecondsOf } from './load';

/**
 * Texts that the benchmark sends as typed into the suburb box: parts of names, full names,
 * postcodes, a name with its state, and a text that matches no place.
 */
const typed = ['ked', 'kedron', 'san', 'mou', 'alice springs', '403', '4031', 'Richmond VIC 31', 'zzz'];

/**
 * Texts that the benchmark sends as typed into the box that also finds campsites: `typed`, and
 * texts with typos, extra or joined words, and common or rare words.
 */
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

/**
 * Returns the number of rounds to measure: enough for 200 requests, but with the warm-up fewer than
 * the 300 per minute that a person may send.
 */
const roundsOf = (queries: string[]) => Math.floor(285 / queries.length) - 1;

/** Prints how long suggestions take, one request after the other, relative to the bare handler. */
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
      // The first round is the warm-up.
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
