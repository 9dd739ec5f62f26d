import { AppError } from '../../lib/errors';
import { Refusal } from '../refusal';
import { commands } from './commands';
import type { OperatorCommand } from './operator-command';

/** Resolves to the lines to print; throws a Refusal for wrong arguments. */
export async function runCommand([name = '', ...words]: string[]): Promise<string[]> {
  const found: OperatorCommand | undefined = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const args = found ? joined(words, found.takes.length) : words;
  if (!found || args.length < found.takes.length || args.some((arg) => !arg.trim())) throw usage();
  try {
    return await found.run(...args);
  } catch (error) {
    throw error instanceof AppError ? new Refusal(error.message) : error;
  }
}

function usage(): Refusal {
  const lines = Object.entries(commands).map(([name, { takes, does }]) =>
    `  ${[name, ...takes].join(' ')}`.padEnd(44).concat(does),
  );
  return new Refusal(`Usage: npm run operator -- COMMAND\n${lines.join('\n')}`);
}

/** A reason of several words needs no quotes. */
const joined = (words: string[], count: number): string[] =>
  count === 0 || words.length <= count
    ? words
    : [...words.slice(0, count - 1), words.slice(count - 1).join(' ')];
