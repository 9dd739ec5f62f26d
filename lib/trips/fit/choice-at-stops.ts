import type { TripDates } from '../date-rules';
import { isAtStop, type Nights } from '../stops/stops';
import type { ChoicePlace, ChoiceSite } from './choice-site';
import type { Finding, FitHousehold, Rule } from './finding';
import { choiceFit, inOrder } from './fit-of';

export interface ChoiceFinding {
  finding: Finding;
  contact: ChoicePlace['contact'];
}

/** These don't depend on the place, so they are said once, without a stop's name, if they are at every stop. */
const ofTrip: ReadonlySet<Rule> = new Set(['seats', 'tow', 'adult']);

/**
 * What a household's choice means at every stop at which it would be, problems first. `nights` left out: all. A
 * trip with one stop has no stop's name in them.
 */
export function choiceFindings(
  known: ChoiceSite,
  household: FitHousehold,
  { nights = { arrive_on: null, leave_on: null }, dates }: { nights?: Nights; dates?: TripDates } = {},
): ChoiceFinding[] {
  const places = [known, ...(known.later ?? [])];
  const there = places.filter(({ stop }) => !stop || isAtStop(nights, stop));
  const checked = (there.length > 0 ? there : [known]).map(({ site, offers, notes, contact, stop }) => ({
    contact,
    stop,
    all: choiceFit({ site, household, offers, notes, ...(dates && { dates, holidays: known.holidays }) }),
  }));
  const isEverywhere = ({ rule, text }: Finding) =>
    ofTrip.has(rule) &&
    checked.every(({ all }) => all.some((other) => other.rule === rule && other.text === text));
  const found = checked.flatMap(({ contact, stop, all }, nth) =>
    all.flatMap((each) => {
      const once = isEverywhere(each);
      const at = stop && !once ? { id: stop.id, name: stop.name, suffix: '' } : null;
      return once && nth > 0 ? [] : [{ finding: at ? { ...each, stop: at } : each, contact }];
    }),
  );
  return found.sort((one, other) => inOrder(one.finding, other.finding));
}
