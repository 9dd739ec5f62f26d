import type { Finding } from '@/lib/trips/fit/finding';

/** Where the holidays come from, wherever one is told of. */
export function HolidayCredit({ findings }: { findings: readonly Pick<Finding, 'rule'>[] }) {
  if (!findings.some(({ rule }) => rule === 'holiday')) return null;
  return <p className="findings-credit">Public holidays: date-holidays, CC BY-SA 3.0, from Wikipedia</p>;
}
