import { type Day, formatDay } from '@/lib/dates';

interface Closing {
  closesOn: Day | null;
  ended: boolean;
  decides: boolean;
}

/** "Vote by Thu 25 Mar." After that day it says who decides. '' for a vote without a last day. */
export function closingText({ closesOn, ended, decides }: Closing): string {
  if (!closesOn) return '';
  if (!ended) return `Vote by ${formatDay(closesOn)}.`;
  return `Voting ended on ${formatDay(closesOn)}. ${decides ? 'Please decide.' : 'The organiser decides now.'}`;
}
