import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { EnvError } from '../lib/server/env';
import { printError } from './print';
import { Refusal } from './refusal';

/** Node was started with this module and doesn't just import it. */
export function isCommand(moduleUrl: string): boolean {
  return process.argv[1] === fileURLToPath(moduleUrl);
}

/** Prints a Refusal as one line and any other error with its stack. */
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
