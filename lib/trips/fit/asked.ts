import { formatDay, today } from '@/lib/dates';
import { capital } from '@/lib/text';
import type { Noted } from './answers/note';
import type { Finding, Rule } from './finding';

/** Returns who asked at the campsite, and when: "Sam, Thu 3 Dec". */
export const askedBy = ({ by, at }: Noted) => `${by ? `${by}, ` : ''}${formatDay(today(new Date(at)))}`;

/** Rules whose answers are only about the campsite and name nobody on the trip. */
const ofSite: Rule[] = ['pets', 'capacity'];

type Answered = Pick<Finding, 'rule' | 'asked' | 'why' | 'noted'>;

/** Returns what the campsite answered, with who asked and when: "Yes, dogs are fine. On a lead." */
export const askedFacts = (findings: readonly Answered[]) =>
  findings.flatMap(({ asked, why, noted }) => {
    if (!noted) return [];
    const said = `${capital(noted.answer)}, ${asked[noted.answer]}.`;
    return [{ said: why ? `${said} ${why}` : said, by: askedBy(noted) }];
  });

/** Returns the answers for readers who may not know who is on the trip. */
export const askedOfSite = (findings: readonly Answered[]) =>
  askedFacts(findings.filter(({ rule }) => ofSite.includes(rule)));
