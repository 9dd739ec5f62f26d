import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { EnvError } from '../lib/server/env';
import { printError } from './print';
import { Refusal } from './refusal';

/** Whether this module is what Node was asked to run, rather than imported by another. */
export function isCommand(moduleUrl: string): boolean {
  return process.argv[1] === fileURLToPath(moduleUrl);
}

/** Runs a command and ends the process with it; what the person can mend is told in one line, anything else with its stack. */
export async function command(main: () => Promise<void>): Promise<void> {
  try {
    await main();
    process.exit();
  } catch (error) {
    const mendable = error instanceof Refusal || error instanceof EnvError;
    printError(mendable ? error.message : inspect(error));
    process.exit(1);
  }
}
