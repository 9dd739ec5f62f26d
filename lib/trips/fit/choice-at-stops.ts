import type { TripDates } from '../date-rules';
import { isAtStop, type Nights } from '../stops/stops';
import type { ChoicePlace, ChoiceSite } from './choice-site';
import type { Finding, FitHousehold, Rule } from './finding';
import { choiceFit, inOrder } from './fit-of';

export interface ChoiceFinding {
  finding: Finding;
  contact: ChoicePlace['contact'];
}

/** These don't depend on the place, so they are said once unless a later stop has others. */
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
  const said = new Set<string>();
  const found = (there.length > 0 ? there : [known]).flatMap((place) => {
    const { site, offers, notes, contact, stop } = place;
    const all = choiceFit({
      site,
      household,
      offers,
      notes,
      ...(dates && { dates, holidays: known.holidays }),
    });
    return all.flatMap((each) => {
      const text = `${each.rule} ${each.text}`;
      const again = ofTrip.has(each.rule) && said.has(text);
      said.add(text);
      const at = stop && !(ofTrip.has(each.rule) && place === there[0]) ? stop : null;
      const finding = at ? { ...each, stop: { id: at.id, name: at.name, suffix: '' } } : each;
      return again ? [] : [{ finding, contact }];
    });
  });
  return found.sort((one, other) => inOrder(one.finding, other.finding));
}
