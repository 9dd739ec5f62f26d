import type { Day } from '@/lib/dates';

export interface NightRun {
  from: Day;
  to: Day;
  people: number;
}

export function nightRuns(nights: { night: Day; people: number }[]): NightRun[] {
  const runs: NightRun[] = [];
  for (const { night, people } of nights) {
    const last = runs.at(-1);
    if (last?.people === people) last.to = night;
    else runs.push({ from: night, to: night, people });
  }
  return runs;
}
