import { formatDay, today } from '@/lib/dates';
import { capital } from '@/lib/text';
import type { Noted } from './answers/note';
import type { Finding, Rule } from './finding';

export const askedBy = ({ by, at }: Noted) => `${by ? `${by}, ` : ''}${formatDay(today(new Date(at)))}`;

/** Their answers don't name anybody on the trip. */
const ofSite: Rule[] = ['pets', 'capacity'];

type Answered = Pick<Finding, 'rule' | 'asked' | 'why' | 'noted'>;

export const askedFacts = (findings: readonly Answered[]) =>
  findings.flatMap(({ asked, why, noted }) => {
    if (!noted) return [];
    const said = `${capital(noted.answer)}, ${asked[noted.answer]}.`;
    return [{ said: why ? `${said} ${why}` : said, by: askedBy(noted) }];
  });

/** For readers who aren't allowed to see who is on the trip. */
export const askedOfSite = (findings: readonly Answered[]) =>
  askedFacts(findings.filter(({ rule }) => ofSite.includes(rule)));
