import type { Day } from '@/lib/dates';
import type { Seating } from '../cars/seat-plan';
import type { FitNote } from '../fit/answers/note';
import { type Finding, type FitHousehold, type FitSite, type Rule, rules } from '../fit/finding';
import { tripFit } from '../fit/fit-of';
import { unseated } from '../fit/party';
import type { Holiday } from '../fit/plan';
import type { VoteKind } from '../undecided/vote-options';

/** Has answered "yes" or "if need be"; `party` is null until the household has chosen its people. */
export interface Comer {
  household_id: string;
  name: string;
  people: number;
  party: FitHousehold | null;
}

interface Given {
  kind: VoteKind;
  site: FitSite;
  dates: { start_date: Day; end_date: Day };
  /** The days that households have entered apply only to the trip's own dates. */
  sameDates: boolean;
  comers: readonly Comer[];
  holidays: readonly Holiday[];
  tows: Seating['tows'];
  notes?: readonly FitNote[];
}

const ofDates: readonly Rule[] = ['seats', 'tow', 'adult', 'capacity', 'holiday'];
/** The trip's bookings are for its current campsite, not for those of a vote. */
const ofBookings: readonly Rule[] = ['booking', 'pitch', 'deadline'];
const ofSite = rules.filter((rule) => rule !== 'holiday' && !ofBookings.includes(rule));
/** These need only the number of people, so they also apply to households that haven't chosen theirs. */
const ofAnybody: readonly Rule[] = ['capacity', 'holiday'];

const MOST = 2;

export function optionFit({
  kind,
  site,
  dates,
  sameDates,
  comers,
  holidays,
  tows,
  notes = [],
}: Given): Finding[] {
  const households = comers.map(({ household_id, name, people, party }) => {
    const crew = Array.from({ length: people }, () => adult(name));
    const known = party ?? { household_id, profile_name: name, crew, vehicles: [] };
    return sameDates ? known : { ...known, arrive_on: null, leave_on: null };
  });
  const parties = households.filter((_, index) => comers[index]?.party);
  const [told, fit] = [
    kind === 'dates' ? ofDates : ofSite,
    { site, dates, holidays, seated: unseated(tows), notes },
  ];
  const found = [
    ...tripFit({ ...fit, households: parties }).filter(({ rule }) => !ofAnybody.includes(rule)),
    ...tripFit({ ...fit, households }).filter(({ rule }) => ofAnybody.includes(rule)),
  ].filter(({ rule, level }) => told.includes(rule) && level !== 'fine');
  return [
    ...found.filter(({ level }) => level === 'problem'),
    ...found.filter(({ level }) => level === 'check'),
  ].slice(0, MOST);
}

const adult = (name: string) => ({ type: 'camper', name, age: 'adult' }) as const;
