import type { TripDates } from '../date-rules';
import { withAiWords } from './ai-words';
import { findAdult, findCapacity, findPets } from './company';
import { type Finding, type FitHousehold, type FitSite, levels, rules } from './finding';
import { findHoliday } from './holiday';
import { findBoat } from './launch';
import { type FitNote, withNotes } from './notes';
import { type Party, partiesOf, type Seated } from './party';
import type { Holiday, Offers, Plan } from './plan';
import { findAccess, findTrailerAccess } from './reach';
import { findSeats, findTow } from './transport';

const noOffers: Offers = { seats: [], tows: [] };

/** Whether all who are going suit the site, and it them. */
export function tripFit(given: {
  site: FitSite;
  households: readonly FitHousehold[];
  dates: TripDates;
  holidays: readonly Holiday[];
  /** Who rides with whom and which car tows what, as far as that is agreed. */
  seated?: Seated;
  /** What organisers were told of this site. */
  notes?: readonly FitNote[];
}): Finding[] {
  const { site, households, dates, holidays, seated, notes = [] } = given;
  const parties = partiesOf(households, false, site.access, seated);
  return findAll({ scope: 'trip', site, parties, offers: offersIn(parties), dates, holidays, notes });
}

/** The same for what one household has ticked, spoken to them; `offers` is what others on the trip could give. */
export function choiceFit(given: {
  site: FitSite;
  household: FitHousehold;
  offers?: Offers;
  dates?: TripDates;
  holidays?: readonly Holiday[];
  notes?: readonly FitNote[];
}): Finding[] {
  const { site, household, offers = noOffers, dates = null, holidays = [], notes = [] } = given;
  const parties = partiesOf([household], true, site.access);
  return findAll({ scope: 'choice', site, parties, offers, dates, holidays, notes });
}

/** The same for all that one household owns, of which it would bring what suits. */
export function ownFit(site: FitSite, household: FitHousehold): Finding[] {
  const parties = partiesOf([household], true, site.access);
  return findAll({ scope: 'owned', site, parties, offers: noOffers, dates: null, holidays: [], notes: [] });
}

/** What these households could give to another one. */
export const offersOf = (site: FitSite, households: readonly FitHousehold[], seated?: Seated): Offers =>
  offersIn(partiesOf(households, false, site.access, seated));

const offersIn = (parties: readonly Party[]): Offers => ({
  seats: parties
    .map(({ short, free }) => ({ name: short, free }))
    .filter(({ free }) => free > 0)
    .sort((a, b) => b.free - a.free),
  tows: parties.flatMap((party) =>
    party.cars
      .filter(({ tows }) => tows)
      .slice(party.towed.length)
      .map(({ label }) => ({ car: label })),
  ),
});

function findAll(plan: Plan): Finding[] {
  const found = [
    findAccess,
    findTrailerAccess,
    findBoat,
    findPets,
    findSeats,
    findTow,
    findCapacity,
    findAdult,
    findHoliday,
  ].flatMap((find) => find(plan).map((each) => withNotes(withAiWords(each, plan.site.ai), plan.notes)));
  return found.sort(
    (a, b) =>
      levels.indexOf(a.level) - levels.indexOf(b.level) || rules.indexOf(a.rule) - rules.indexOf(b.rule),
  );
}
