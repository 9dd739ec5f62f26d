import type { Call } from './history';

/** An operation on one list in elle's format. */
type Operation = [':append', string, string] | [':r', string, string[] | null];

interface Event {
  at: number;
  type: ':invoke' | ':ok' | ':fail' | ':info';
  process: number;
  operations: Operation[];
}

/**
 * Converts the lists of a history to the format of elle's list-append checker: one line of EDN for
 * the start of each call and one for its end. Leaves out single values, because this checker doesn't
 * support them.
 */
export function elleLines(calls: readonly Call[]): string[] {
  const numbers = new Map<number, number>();
  let free = 1 + calls.reduce((most, { process }) => Math.max(most, process), 0);
  const events = [...calls]
    .sort((one, other) => one.start - other.start)
    .flatMap((call): Event[] => {
      const asked = operationsOf(call, null);
      if (asked.length === 0) return [];
      const process = numbers.get(call.process) ?? call.process;
      // In elle's format a process can't go on after an operation with an unknown outcome. So its
      // next call gets a new process number.
      if (call.outcome === 'unknown') numbers.set(call.process, free++);
      const type = ({ ok: ':ok', refused: ':fail', unknown: ':info' } as const)[call.outcome];
      return [
        { at: call.start, type: ':invoke', process, operations: asked },
        { at: call.end, type, process, operations: call.outcome === 'ok' ? operationsOf(call) : asked },
      ];
    });
  return events
    .sort(
      (one, other) => one.at - other.at || Number(one.type === ':invoke') - Number(other.type === ':invoke'),
    )
    .map(
      ({ at, type, process, operations }, index) =>
        `{:index ${index}, :type ${type}, :f :txn, :process ${process}, :time ${Math.round(at * 1e6)}, :value ${edn(operations)}}`,
    );
}

function operationsOf({ change, shown }: Call, items?: null): Operation[] {
  if (change) return change.adds ? [[':append', change.adds.list, change.adds.item]] : [];
  return Object.entries(shown?.lists ?? {}).map(([list, shows]) => [
    ':r',
    list,
    items === null ? null : shows,
  ]);
}

const edn = (operations: Operation[]) =>
  `[${operations.map(([name, list, value]) => `[${name} ${text(list)} ${shown(value)}]`).join(' ')}]`;

function shown(value: string | string[] | null): string {
  if (value === null) return 'nil';
  return typeof value === 'string' ? text(value) : `[${value.map(text).join(' ')}]`;
}

/**
 * Writes a string as JSON. The result is valid EDN too, because our texts have no character that JSON
 * and EDN escape differently.
 */
const text = (words: string) => JSON.stringify(words);
