import { parseArgs } from 'node:util';
import { Refusal } from '../../scripts/refusal';

export interface Plan {
  seed: number;
  calls: number;
}

const CALLS = { whole: 50_000, short: 1_000 };

/**
 * Reads the arguments `short`, `--seed N` and `--calls N`. Without --seed a short run has seed 1
 * and a full run a new seed.
 */
export function readPlan(args: string[], newSeed: () => number): Plan {
  const options = { seed: { type: 'string' }, calls: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const unknown = positionals.find((word) => word !== 'short');
  if (unknown) throw new Refusal(`The fuzzer has no form ${unknown}, only short.`);
  const short = positionals.length > 0;
  return {
    seed: wholeNumber('--seed', values.seed) ?? (short ? 1 : newSeed()),
    calls: wholeNumber('--calls', values.calls) ?? (short ? CALLS.short : CALLS.whole),
  };
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,10}$/.test(text)) throw new Refusal(`${name} takes a whole number.`);
  return Number(text);
}
