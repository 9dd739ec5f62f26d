import { isLikely4wd, isUnsealed, likely4wdText } from '@/lib/campsites/facts/evidence';
import { type Drivetrain, type Reach, shortDrivetrains } from '@/lib/drivetrains';
import { capital, lower } from '@/lib/text';
import { type CarKind, wayInFact, weakestKind } from '../cars/car-standing';
import { askSite, type Finding, type FitSite } from './finding';
import { listed } from './name-lists';
import type { PartyCar } from './party';
import { finding, type Plan } from './plan';
import { offersText } from './transport';

/** By the weakest drivetrain that suffices. */
const ways: Record<Drivetrain, string> = {
  '2 Wheel Drive': 'a 2WD gets there',
  'All Wheel Drive': 'the way in needs an AWD',
  '4 Wheel Drive': 'the way in is 4WD only',
};

export const sentence = (text: string) => `${capital(text)}.`;

export const saidBy = (fact: string, by: string | null | undefined) => (by ? `${fact} (${lower(by)})` : fact);

export const wayTo = (access: Drivetrain, { by }: Pick<FitSite, 'by'>) => saidBy(ways[access], by?.access);

/**
 * Never use this clause on its own: the map is from about 2000, too old to warn about a site by itself.
 * `said`: somebody has said which cars get there.
 */
export function mapped({ evidence }: Pick<FitSite, 'evidence'>, said = false): string {
  if (!said && isLikely4wd(evidence))
    return '; it’s likely 4WD only: on an island, no mapped road within 1 km';
  const road = isUnsealed(evidence) ? '; the nearest road may be unsealed' : '';
  return evidence?.island && !said ? `; it’s on an island: ask how to get there${road}` : road;
}

/**
 * In a check of all that a household owns, one car that reaches the site is enough. An empty car counts only
 * while somebody of its household has no seat in another.
 */
export function findAccess(plan: Plan): Finding[] {
  const { scope, site, parties } = plan;
  const brought = parties.flatMap(({ cars, seated }) => cars.filter(({ used }) => used || !seated));
  const anyway = brought.filter((car) => car.anyway && car.reach !== 'yes');
  const all = brought.filter((car) => !anyway.includes(car));
  const by = (reach: Reach) => all.filter((car) => car.reach === reach && !car.told);
  const [yes, check, no, unsaid] = [by('yes'), by('check'), by('no'), by('unsaid')];
  const found = answered(all, site);
  if (scope === 'owned' && yes.length > 0) return [getsThere(yes, plan)];
  const add = (level: 'problem' | 'check', cars: PartyCar[], text: string, why: string, remedy: string) => {
    const words = { text, why, who: ownersOf(cars), remedy };
    if (cars.length > 0) found.push(finding('access', level, { ...words, ...questionOf(cars, site) }));
  };
  const whose = (cars: PartyCar[]) =>
    scope === 'choice' && cars.length === all.length ? yourCars(cars) : labels(cars);
  const way = site.access && wayTo(site.access, site);
  // If a household owns a car that may reach the site, its other cars are not mentioned.
  if (scope !== 'owned' || check.length + unsaid.length === 0)
    add(
      'problem',
      no,
      scope === 'choice' ? `${whose(no)}: this site ${needs(site)}` : `${labels(no)} can’t reach the site`,
      `${kindOf(no)}, and ${way}.`,
      scope === 'owned' ? 'Choose a site that your car can reach.' : seatsElsewhere(plan),
    );
  add('check', check, `${whose(check)}: check the way in`, `${kindOf(check)}, and ${way}.`, askSite);
  add(
    'check',
    unsaid,
    likelyIn(plan) ?? `${whose(unsaid)}: ask about the way in`,
    likelyIn(plan)
      ? `${labels(unsaid)} may not get there.`
      : sentence(`nobody has said yet which cars get there${mapped(site)}`),
    askSite,
  );
  if (anyway.length > 0)
    found.push(
      finding('access', 'fine', {
        text: `${labels(anyway)} can get there`,
        why: 'An organiser says so.',
        who: ownersOf(anyway),
        remedy: null,
      }),
    );
  return found.length === 0 && yes.length > 0 ? [getsThere(yes, plan)] : found;
}

/** On the campsite's own page, where it stands for all cars. */
const likelyIn = ({ scope, site }: Plan) => (scope === 'owned' ? likely4wdText(site.evidence) : null);

function answered(cars: PartyCar[], site: FitSite): Finding[] {
  const answers = new Map(cars.flatMap(({ told }) => (told ? [[`${told.answer} ${told.kind}`, told]] : [])));
  return [...answers.values()].map((told) => {
    const those = cars.filter((car) => car.told?.kind === told.kind && car.told.answer === told.answer);
    const { asked, ...question } = questionOf(those, site, told.kind);
    const words = { text: asked[told.answer], why: null, who: ownersOf(those), remedy: null };
    return finding('access', told.answer === 'yes' ? 'fine' : 'problem', { ...words, ...question, asked });
  });
}

function getsThere(cars: PartyCar[], plan: Plan): Finding {
  const { site } = plan;
  const { access } = site;
  const question = questionOf(cars, { access });
  const who = ownersOf(cars);
  if (access === null)
    return finding('access', 'check', {
      text: likelyIn(plan) ?? `${labels(cars)} should get there`,
      why: likelyIn(plan)
        ? `${labels(cars)} ${cars.length === 1 ? 'is a 4WD' : 'are 4WDs'}, so it may well be fine.`
        : `${kindOf(cars)}, but nobody has said what the way in is like${mapped(site)}.`,
      who,
      remedy: askSite,
      ...question,
    });
  const why = sentence(wayTo(access, site));
  return finding('access', 'fine', { text: question.asked.yes, why, who, remedy: null, ...question });
}

/** Asks about the car with the least capable drivetrain. */
function questionOf(
  cars: PartyCar[],
  { access }: Pick<FitSite, 'access'>,
  subject: CarKind = weakestKind(cars),
) {
  return {
    subject,
    fact: wayInFact(access),
    asked: {
      yes: `${labels(cars)} ${cars.length === 1 ? 'gets' : 'get'} there`,
      no: `${labels(cars)} can’t get there`,
    },
  };
}

const needs = ({ access }: FitSite) => (access === '4 Wheel Drive' ? 'is 4WD only' : 'needs an AWD');

const labels = (cars: PartyCar[]) =>
  listed(
    cars.map(({ label }) => label),
    'cars',
  );

const yourCars = ({ length }: PartyCar[]) => (length === 1 ? 'Your car' : 'Your cars');

const ownersOf = (things: { owner: string }[]) => things.map(({ owner }) => owner);

function kindOf(cars: PartyCar[]): string {
  const kinds = [
    ...new Set(cars.map(({ drivetrain }) => (drivetrain ? shortDrivetrains[drivetrain] : null))),
  ];
  const [kind] = kinds;
  if (kinds.length > 1) return 'They aren’t all 4WDs';
  if (!kind) return `We don’t know if ${cars.length === 1 ? 'it’s a 4WD' : 'they’re 4WDs'}`;
  return cars.length === 1 ? `${kind === 'AWD' ? 'An' : 'A'} ${kind}` : `They’re ${kind}s`;
}

function seatsElsewhere({ offers }: Plan): string {
  const [first, second] = offers.seats;
  if (!first) return 'Find a seat in a car that gets there, or check with the site.';
  return offersText(first, second);
}
