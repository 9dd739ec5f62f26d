import { readFile } from 'node:fs/promises';

/** The milliseconds of processor time that a process takes for some work, as Linux counts them: in hundredths of a second. */
export async function processorTimeOf(pid: number, work: () => Promise<void>): Promise<number> {
  const spent = async () => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(user) + Number(system)) * 10;
  };
  const before = await spent();
  await work();
  return (await spent()) - before;
}
