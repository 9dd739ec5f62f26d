import type { Finding } from '@/lib/trips/fit/finding';

/** Only when one of the findings is about a holiday. */
export function HolidayCredit({ findings }: { findings: readonly Pick<Finding, 'rule'>[] }) {
  if (!findings.some(({ rule }) => rule === 'holiday')) return null;
  return <p className="findings-credit">Public holidays: date-holidays, CC BY-SA 3.0, from Wikipedia</p>;
}
