import { capital, listText } from '@/lib/text';
import { joinedFacts } from '../facts/brief-facts';
import { isLikely4wd } from '../facts/evidence';
import { factsOf, type KnownSite, knownValue } from '../facts/known-facts';
import { isOnFoot } from '../facts/on-foot';
import type { Want } from '../search-choices';
import { askWord, petsText } from './need-words';
import { answerTo, topicOf } from './needs';
import { type OwnParty, ownNeeds } from './own-party';

export interface FitLine {
  look: 'yes' | 'ask' | 'no';
  lead: string;
  rest: string;
}

/** Null when there is nobody to fit and nothing is needed. */
export function fitLine(site: NamedSite, needs: readonly Want[], own: OwnParty): FitLine | null {
  const ours = ownNeeds(own);
  const asked = [...new Set([...ours, ...needs])];
  const answered = (answer: boolean | null) =>
    asked.filter((need) => answerTo(need, site, own.car?.drivetrain ?? null) === answer);
  const [denied, unsaid] = [answered(false), answered(null)];
  const met = answered(true).filter((need) => need !== 'car' || !isWalkedTo(site));
  if (asked.length === 0) return null;
  if (denied.length > 0)
    return { look: 'no', lead: joinedFacts(denied.map((need) => deniedOf(need, site, own))), rest: '' };
  const fine = ours.filter((need) => met.includes(need));
  if (unsaid.length === 0) {
    if (met.length === 0) return null;
    const named = (fine.length > 0 ? fine : met).map((need) => nameOf(need, own));
    return { look: 'yes', lead: 'Fits you:', rest: listText(named) };
  }
  const ask = `Ask about ${listText(unsaid.map((need) => (need === 'car' ? askWord(need) : nameOf(need, own))))}`;
  if (unsaid.includes('car') && isLikely4wd(site.evidence))
    return { look: 'ask', lead: 'Likely 4WD only.', rest: `${ask}.` };
  return fine.length > 0
    ? { look: 'ask', lead: `${ask}.`, rest: fineText(fine, own) }
    : { look: 'ask', lead: ask, rest: '' };
}

interface NamedSite extends KnownSite {
  name: string;
}

/** Nobody has said that cars get there, and the name says that people walk or paddle in. */
const isWalkedTo = (site: NamedSite) => knownValue(site, 'access') === null && isOnFoot(site.name);

function nameOf(need: Want, own: OwnParty): string {
  if (need === 'car' && own.car) return `the ${own.car.name}`;
  return need === 'pets' && own.pets.length > 0 ? petsText(own) : askWord(need);
}

function deniedOf(need: Want, site: KnownSite, own: OwnParty): string {
  if (need === 'car') return `Too rough for ${nameOf(need, own)}`;
  if (need === 'pets' && own.pets.length > 0) return `No place for ${petsText(own)}`;
  return factsOf(site).known.find(({ topic }) => topic === topicOf[need])?.text ?? '';
}

function fineText(fine: readonly Want[], own: OwnParty): string {
  const several = fine.length > 1 || (fine.includes('pets') && own.pets.length > 1);
  return `${capital(listText(fine.map((need) => nameOf(need, own))))}${several ? ' are' : '’s'} fine`;
}
