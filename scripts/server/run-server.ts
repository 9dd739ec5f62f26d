import { serverFile } from '../paths';
import { runProgram } from '../run';
import { heapFlags } from './heap-limit';

/** Resolves to the exit code of the child process. */
export function runServer(signal: AbortSignal): Promise<number> {
  return runProgram(process.execPath, [...heapFlags(), serverFile], { signal, tied: true });
}
