import { runProgram } from '../run';
import { serverFile } from './build-server';
import { heapFlags } from './heap-limit';

/** Serves the production build in a process of its own until the signal aborts, and gives its exit code. */
export function runServer(signal: AbortSignal): Promise<number> {
  return runProgram(process.execPath, [...heapFlags(), serverFile], { signal, tied: true });
}
