import { type Drivetrain, type Reach, reachOf, shortDrivetrains } from '@/lib/drivetrains';
import { capital, countText } from '@/lib/text';
import { askSite, type Finding, type FitSite } from './finding';
import type { PartyCar, Towed } from './party';
import { finding, type Plan } from './plan';
import { listed } from './words';

const ways: Record<Drivetrain, string> = {
  '2 Wheel Drive': 'a 2WD gets there',
  'All Wheel Drive': 'the way in needs an AWD',
  '4 Wheel Drive': 'the way in is 4WD only',
};

const sentence = (text: string) => `${capital(text)}.`;

/**
 * The site's access against each car; a household that owns several takes one that gets there. Of a car in which nobody
 * rides there is nothing left to settle once its whole household has seats elsewhere.
 */
export function findAccess(plan: Plan): Finding[] {
  const { scope, site, parties } = plan;
  const brought = parties.flatMap(({ cars, seated }) => cars.filter(({ used }) => used || !seated));
  const [anyway, all] = [brought.filter(isAnyway), brought.filter((car) => !isAnyway(car))];
  const by = (reach: Reach) => all.filter((car) => reachOf(site.access, car.drivetrain) === reach);
  const [yes, check, no, unsaid] = [by('yes'), by('check'), by('no'), by('unsaid')];
  const found: Finding[] = [];
  if (scope === 'owned' && yes.length > 0) return [getsThere(yes, site)];
  const add = (level: 'problem' | 'check', cars: PartyCar[], text: string, why: string, remedy: string) => {
    const told = { text, why, who: ownersOf(cars), remedy };
    if (cars.length > 0) found.push(finding('access', level, { ...told, ...questionOf(cars, site) }));
  };
  const whose = (cars: PartyCar[]) =>
    scope === 'choice' && cars.length === all.length ? yourCars(cars) : labels(cars);
  const way = site.access && ways[site.access];
  // A household that owns a car which may do needs no word on those which don't.
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
    `${whose(unsaid)}: ask about the way in`,
    'Nobody has said yet which cars get there.',
    askSite,
  );
  if (anyway.length > 0)
    found.push(
      finding('access', 'fine', {
        text: `${labels(anyway)} ${anyway.length === 1 ? 'is' : 'are'} counted anyway`,
        why: 'An organiser says so.',
        who: ownersOf(anyway),
        remedy: null,
      }),
    );
  return found.length === 0 && yes.length > 0 ? [getsThere(yes, site)] : found;

  function isAnyway({ anyway, drivetrain }: PartyCar) {
    return anyway && reachOf(site.access, drivetrain) !== 'yes';
  }
}

function getsThere(cars: PartyCar[], { access }: FitSite): Finding {
  const question = questionOf(cars, { access });
  const who = ownersOf(cars);
  if (access === null)
    return finding('access', 'check', {
      text: `${labels(cars)} should get there`,
      why: `${kindOf(cars)}, but nobody has said what the way in is like.`,
      who,
      remedy: askSite,
      ...question,
    });
  const why = sentence(ways[access]);
  return finding('access', 'fine', { text: question.asked.yes, why, who, remedy: null, ...question });
}

/** From the car that is stopped first. */
const kinds = ['2WD', 'unknown', 'AWD', '4WD'];

/** What is asked of these cars: whether the one gets there that is stopped first. */
function questionOf(cars: PartyCar[], { access }: Pick<FitSite, 'access'>) {
  const weakest = Math.min(
    ...cars.map(({ drivetrain }) => kinds.indexOf(drivetrain ? shortDrivetrains[drivetrain] : 'unknown')),
  );
  return {
    subject: kinds[weakest] ?? 'unknown',
    also: kinds.slice(0, weakest),
    fact: `way in: ${access}`,
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

/** "A 2WD", "They’re 2WDs". */
function kindOf(cars: PartyCar[]): string {
  const kinds = [
    ...new Set(cars.map(({ drivetrain }) => (drivetrain ? shortDrivetrains[drivetrain] : null))),
  ];
  const [kind] = kinds;
  if (kinds.length > 1) return 'They aren’t all 4WDs';
  if (!kind) return `We don’t know if ${cars.length === 1 ? 'it’s a 4WD' : 'they’re 4WDs'}`;
  return cars.length === 1 ? `${kind === 'AWD' ? 'An' : 'A'} ${kind}` : `They’re ${kind}s`;
}

/** "Grace has 3 free seats and Pat has 1.", or what else there is to do. */
function seatsElsewhere({ offers }: Plan): string {
  const [first, second] = offers.seats;
  if (!first) return 'Find a seat in a car that gets there, or check with the site.';
  const other = second ? ` and ${second.name} has ${second.free}` : '';
  return `${first.name} has ${countText(first.free, 'free seat')}${other}.`;
}

/** Caravans and trailers on a way in that not every car takes. */
export function findTrailerAccess({ site, parties }: Plan): Finding[] {
  const all = parties.flatMap(({ trailers }) => trailers);
  const caravans = all.filter(({ kind }) => kind === 'Caravan');
  const others = all.filter(({ kind }) => kind !== 'Caravan');
  if (all.length === 0) return [];
  const told = (level: 'problem' | 'check' | 'fine', trailers: Towed[], text: string, why: string) => {
    if (trailers.length === 0) return [];
    const names = listed(
      trailers.map(({ label }) => label),
      'trailers',
    );
    const remedy = { problem: 'Leave it at home, or check with the site.', check: askSite, fine: null }[
      level
    ];
    return [
      finding('trailer_access', level, {
        text: `${names}${text}`,
        why,
        who: ownersOf(trailers),
        remedy,
        // Where a caravan gets in, any trailer does.
        ...(trailers.some(({ kind }) => kind === 'Caravan')
          ? { subject: 'Caravan' }
          : { subject: 'Trailer', also: ['Caravan'] }),
        fact: `way in: ${site.access}`,
        asked: {
          yes: `${names} ${trailers.length === 1 ? 'gets' : 'get'} there`,
          no: `${names} can’t get there`,
        },
      }),
    ];
  };
  const only = sentence(ways[site.access ?? '2 Wheel Drive']);
  if (site.access === '4 Wheel Drive')
    return [
      ...told('problem', caravans, ' can’t reach the site', only),
      ...told('check', others, ': check the way in', only),
    ];
  if (site.access === 'All Wheel Drive' && caravans.length > 0)
    return told('check', caravans, ': check the way in', only);
  // Where a car may get, a small trailer may follow: only a caravan is a question of its own.
  if (site.access === null)
    return told('check', caravans, ': ask about the way in', 'Nobody has said yet whether one gets there.');
  return told('fine', all, all.length === 1 ? ' gets there' : ' get there', only);
}
