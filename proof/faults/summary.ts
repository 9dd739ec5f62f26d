import type { Call, History } from './history';

/** Returns lines of text that sum up a history. */
export function summaryOf({ calls, disturbances }: History): string[] {
  const writes = calls.filter(({ change }) => change);
  const count = (kept: Call[], test: (call: Call) => boolean) => kept.filter(test).length;
  const seconds = calls.reduce((last, { end }) => Math.max(last, end - (calls[0]?.start ?? 0)), 0) / 1000;
  // The text about a change of a fake server's mood contains a colon, such as "mail: late".
  const moods = disturbances.filter(({ did }) => did.includes(':'));
  const faults = disturbances.filter(({ did }) => !did.includes(':') && did !== 'disk has room');
  const unanswered = calls.filter(({ outcome, change }) => !change && outcome !== 'ok');
  return [
    `${number(calls.length)} calls in ${number(Math.round(seconds))} seconds; ${counts(faults.map(({ did }) => did))}, ` +
      `${number(moods.length)} changes of how the mail and AI servers behave.`,
    `Writes: ${number(count(writes, ({ outcome }) => outcome === 'ok'))} done, ` +
      `${number(count(writes, ({ outcome }) => outcome === 'refused'))} refused, ` +
      `${number(count(writes, ({ outcome }) => outcome === 'unknown'))} unknown; ` +
      `${number(count(writes, ({ tries }) => tries > 1))} were sent again, because no definite response came. ` +
      `${number(count(writes, ({ replayed }) => replayed === true))} responses came from an earlier request ` +
      'with the same key, double clicks included.',
    `Done: ${counts(writes.filter(({ outcome }) => outcome === 'ok').map(({ kind }) => kind))}.`,
    `Refused: ${counts(writes.filter(({ outcome }) => outcome === 'refused').map(({ kind, status }) => `${kind} with ${status}`))}.`,
    `Reads: ${number(count(calls, ({ change, outcome }) => !change && outcome === 'ok'))}; ` +
      `without a result: ${counts(unanswered.map(({ status }) => (status ? String(status) : 'no response')))}.`,
    `The slowest call that got a result took ${(slowest(calls) / 1000).toFixed(1)} seconds.`,
  ];
}

/** Returns the longest time of a call that succeeded at its first try, in milliseconds. */
function slowest(calls: Call[]): number {
  let most = 0;
  for (const { start, end, tries, outcome } of calls)
    if (tries === 1 && outcome === 'ok') most = Math.max(most, end - start);
  return most;
}

const number = (value: number) => value.toLocaleString('en-AU');

/** Returns how often each word occurs, most frequent first: "12 notices, 3 votes". */
function counts(words: string[]): string {
  const found = new Map<string, number>();
  for (const word of words) found.set(word, (found.get(word) ?? 0) + 1);
  const sorted = [...found].sort(([, one], [, other]) => other - one);
  return sorted.map(([word, times]) => `${number(times)} ${word}`).join(', ') || 'none';
}
