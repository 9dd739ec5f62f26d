import { formatDay, today } from '@/lib/dates';
import { capital } from '@/lib/text';
import type { Noted } from './answers/note';
import type { Finding, Rule } from './finding';

/** Returns who asked the campsite and when, such as "Sam, Thu 3 Dec". */
export const askedBy = ({ by, at }: Noted) => `${by ? `${by}, ` : ''}${formatDay(today(new Date(at)))}`;

/** Rules whose answers are only about the campsite and don't name anybody on the trip. */
const ofSite: Rule[] = ['pets', 'capacity'];

type Answered = Pick<Finding, 'rule' | 'asked' | 'why' | 'noted'>;

/**
 * Returns the campsite's answers, such as "Yes, dogs are fine. On a lead.", with the person who
 * asked and the day.
 */
export const askedFacts = (findings: readonly Answered[]) =>
  findings.flatMap(({ asked, why, noted }) => {
    if (!noted) return [];
    const said = `${capital(noted.answer)}, ${asked[noted.answer]}.`;
    return [{ said: why ? `${said} ${why}` : said, by: askedBy(noted) }];
  });

/** Returns the campsite's answers for readers who aren't allowed to see who is on the trip. */
export const askedOfSite = (findings: readonly Answered[]) =>
  askedFacts(findings.filter(({ rule }) => ofSite.includes(rule)));
