import { formatDay, today } from '@/lib/dates';
import { capital } from '@/lib/text';
import type { Noted } from './answers/note';
import type { Finding, Rule } from './finding';

/** "Sam, Thu 3 Dec": who asked at the campsite, and when. */
export const askedBy = ({ by, at }: Noted) => `${by ? `${by}, ` : ''}${formatDay(today(new Date(at)))}`;

/** Rules whose answers are about the campsite alone and name nobody on the trip. */
const ofSite: Rule[] = ['pets', 'capacity'];

type Answered = Pick<Finding, 'rule' | 'asked' | 'why' | 'noted'>;

/** What the campsite has answered: "Yes, dogs are fine. On a lead." with who asked and when. */
export const askedFacts = (findings: readonly Answered[]) =>
  findings.flatMap(({ asked, why, noted }) => {
    if (!noted) return [];
    const said = `${capital(noted.answer)}, ${asked[noted.answer]}.`;
    return [{ said: why ? `${said} ${why}` : said, by: askedBy(noted) }];
  });

/** The same for people who may not be told who is on the trip. */
export const askedOfSite = (findings: readonly Answered[]) =>
  askedFacts(findings.filter(({ rule }) => ofSite.includes(rule)));
