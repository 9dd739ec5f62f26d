import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** '' when there is no such process. */
export async function commandLine(pid: string): Promise<string> {
  try {
    // Small containers have no ps.
    if (process.platform === 'linux') return await readFile(`/proc/${pid}/cmdline`, 'utf8');
    return (await promisify(execFile)('ps', ['-ww', '-o', 'args=', '-p', pid])).stdout;
  } catch {
    return '';
  }
}
