import { print } from '../scripts/print';
import { median, millisecondsOf } from './load';
import type { Person } from './person';

/** As somebody types: names begun and in full, postcodes, a name with its state, and what is no place. */
const typed = ['ked', 'kedron', 'san', 'mou', 'alice springs', '403', '4031', 'Richmond VIC 31', 'zzz'];
// With the warm-up below the 300 a minute that one person may ask.
const ROUNDS = 20;

/** Prints how long place suggestions keep somebody waiting, one question after the other, against the bare handler. */
export async function comparePlaces(url: string, bareHandler: string, person: Person): Promise<void> {
  const headers = person.headers();
  const times: number[] = [];
  const bareTimes: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const query of typed) {
      const path = `/api/places/lookup?query=${encodeURIComponent(query)}`;
      const [ms, bareMs] = [
        await millisecondsOf({ url: url + path, headers }),
        await millisecondsOf({ url: bareHandler }),
      ];
      // The first round warms both.
      if (round === 0) continue;
      times.push(ms);
      bareTimes.push(bareMs);
    }
  }
  const [ms, bareMs] = [median(times), median(bareTimes)];
  print('\nPlace suggestions: median ms, against the bare handler');
  print(
    `  GET /api/places/lookup                 ${(ms / bareMs).toFixed(2)}   (${ms.toFixed(1)} to ${bareMs.toFixed(1)}; slowest of ${times.length} ${Math.max(...times).toFixed(1)}; promised: under 50)`,
  );
}
