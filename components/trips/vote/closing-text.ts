import { type Day, formatDay } from '@/lib/dates';

interface Closing {
  closesOn: Day | null;
  ended: boolean;
  /** Whether the reader can decide. */
  decides: boolean;
}

/** "Vote by Thu 25 Mar.", or who decides once that day has passed; empty without a last day. */
export function closingText({ closesOn, ended, decides }: Closing): string {
  if (!closesOn) return '';
  if (!ended) return `Vote by ${formatDay(closesOn)}.`;
  return `Voting ended on ${formatDay(closesOn)}. ${decides ? 'Please decide.' : 'The organiser decides now.'}`;
}
