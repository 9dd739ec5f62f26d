import { formatDay, today } from '@/lib/dates';
import { capital, countText } from '@/lib/text';
import type { Noted } from './answers/note';
import { askSite, atStop, type Finding, fullKey, type Rule } from './finding';

/** Null when the campsite needn't be asked. */
export const questionOf = (finding: Finding): string | null =>
  finding.level === 'check' && finding.remedy === askSite ? questionAbout(finding) : null;

/** The findings of the stop that is asked next; of a trip with one stop, all. */
export function askedNext(findings: readonly Finding[]): Finding[] {
  const at = findings.find((each) => questionOf(each) !== null)?.stop?.id;
  return findings.filter(({ stop }) => stop?.id === at);
}

export interface SiteQuestion extends Pick<Finding, 'key' | 'asked' | 'noted'> {
  question: string;
}

/** What only the campsite can answer, with the answers that are noted. */
export const siteQuestions = (findings: readonly Finding[]): SiteQuestion[] =>
  findings.flatMap((finding) => {
    const { asked, noted } = finding;
    const question = noted ? questionAbout(finding) : questionOf(finding);
    return question ? [{ question, key: fullKey(finding), asked, noted }] : [];
  });

function questionAbout({ key, who }: Finding): string | null {
  const [rule, subject = ''] = key.split(':');
  if (rule === 'pets') {
    const kind = subject.toLowerCase();
    return `Can we bring ${who.length === 1 ? `our ${kind}` : `our ${countText(who.length, kind)}`}?`;
  }
  if (rule === 'access')
    return subject === 'unknown' ? 'Does any car get in?' : `Does ${article(subject)} ${subject} get in?`;
  if (rule === 'trailer_access') return `Can we get in with a ${subject.toLowerCase()}?`;
  if (rule === 'boat')
    return subject === 'ramp'
      ? 'Is there a ramp where we can launch our boat?'
      : 'Can we put our boat in the water there?';
  return null;
}

const article = (kind: string) => (kind === 'AWD' ? 'an' : 'a');

export const askedBy = ({ by, at }: Noted) => `${by ? `${by}, ` : ''}${formatDay(today(new Date(at)))}`;

/** Their answers don't name anybody on the trip. */
const ofSite: Rule[] = ['pets', 'capacity'];

type Answered = Pick<Finding, 'rule' | 'asked' | 'why' | 'noted' | 'stop'>;

export const askedFacts = (findings: readonly Answered[]) =>
  findings.flatMap(({ asked, why, noted, stop }) => {
    if (!noted) return [];
    const said = atStop(`${capital(noted.answer)}, ${asked[noted.answer]}.`, { stop });
    return [{ said: why ? `${said} ${why}` : said, by: askedBy(noted) }];
  });

/** For readers who aren't allowed to see who is on the trip. */
export const askedOfSite = (findings: readonly Answered[]) =>
  askedFacts(findings.filter(({ rule }) => ofSite.includes(rule)));
