import { serverFile } from '../paths';
import { runProgram } from '../run';
import { heapFlags } from './heap-limit';

/**
 * Serves the production build in a child process until the signal aborts. Resolves to the exit
 * code.
 */
export function runServer(signal: AbortSignal): Promise<number> {
  return runProgram(process.execPath, [...heapFlags(), serverFile], { signal, tied: true });
}
