import type { Finding } from '@/lib/trips/fit/finding';

/** Credits the source of the public holidays, wherever a finding names one. */
export function HolidayCredit({ findings }: { findings: readonly Pick<Finding, 'rule'>[] }) {
  if (!findings.some(({ rule }) => rule === 'holiday')) return null;
  return <p className="findings-credit">Public holidays: date-holidays, CC BY-SA 3.0, from Wikipedia</p>;
}
