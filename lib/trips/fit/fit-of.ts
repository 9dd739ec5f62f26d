import { accessTexts } from '@/lib/campsites/facts/known-facts';
import type { Day } from '@/lib/dates';
import { listText } from '@/lib/text';
import { type Access, accessOf } from '../cars/car-standing';
import type { TripDates } from '../date-rules';
import { findAccess } from './access';
import { type FitNote, stands } from './answers/note';
import { findBookings, findHoliday } from './booked';
import {
  askSite,
  type Finding,
  type FitBooking,
  type FitHousehold,
  type FitSite,
  levels,
  type Rule,
  rules,
} from './finding';
import { type Party, partiesOf, type Seated } from './party';
import { findAdult, findCapacity, findPets } from './pets-and-adults';
import type { Holiday, Offers, Plan } from './plan';
import { findBoat, findTrailerAccess } from './trailer-reach';
import { findSeats, findTow } from './transport';

/** For findings to which the campsite has answered no. */
const remedies: Partial<Record<Rule, string>> = {
  access: 'Find a seat in a car that gets there.',
  trailer_access: 'Leave it at home.',
  boat: 'Leave it at home.',
  pets: 'Find a sitter, or choose a site that welcomes pets.',
};

/** `notes` are newest first. */
function withNotes(found: Finding, notes: readonly FitNote[]): Finding {
  const same = notes.filter(({ key, fact }) => key === found.key && fact === found.fact);
  const [newest = notes.find((each) => coversToo(found, each) && stands(each, notes))] = same;
  if (!newest) return found;
  const { answer, note, at } = newest;
  const by = same.length > 0 ? [...new Set(same.map((each) => each.by))] : [newest.by];
  return {
    ...found,
    level: answer === 'yes' ? 'fine' : 'problem',
    text: `Asked: ${answer}, ${found.asked[answer]}`,
    why: note && (/[.!?]$/.test(note) ? note : `${note}.`),
    remedy: answer === 'yes' ? null : (remedies[found.rule] ?? askSite),
    noted: { answer, note, by: listText(by), at },
  };
}

const coversToo = ({ also, fact }: Finding, each: FitNote) =>
  each.answer === 'yes' && each.fact === fact && also.includes(each.key);

const nothingBooked = { bookings: null, today: null };
const noOffers: Offers = { seats: [], tows: [] };

export function tripFit(given: {
  site: FitSite;
  households: readonly FitHousehold[];
  dates: TripDates;
  holidays: readonly Holiday[];
  seated?: Seated;
  /** Left out: the site's for everybody. */
  access?: Access;
  /** Newest first. */
  notes?: readonly FitNote[];
  bookings?: readonly FitBooking[];
  today?: Day;
}): Finding[] {
  const { site, households, dates, holidays, seated, notes = [], bookings = null, today = null } = given;
  const { access = accessOf(site.access, notes) } = given;
  const parties = partiesOf(households, false, access, seated);
  return findAll({
    scope: 'trip',
    site,
    parties,
    offers: offersIn(parties),
    dates,
    holidays,
    notes,
    bookings,
    today,
  });
}

/** The texts address the household. */
export function choiceFit(given: {
  site: FitSite;
  household: FitHousehold;
  offers?: Offers;
  dates?: TripDates;
  holidays?: readonly Holiday[];
  notes?: readonly FitNote[];
}): Finding[] {
  const { site, household, offers = noOffers, dates = null, holidays = [], notes = [] } = given;
  const parties = partiesOf([household], true, accessOf(site.access, notes));
  return findAll({ scope: 'choice', site, parties, offers, dates, holidays, notes, ...nothingBooked });
}

/** Assumes that the household would bring only what suits the site. */
export function ownFit(site: FitSite, household: FitHousehold): Finding[] {
  const parties = partiesOf([household], true, accessOf(site.access, []));
  return findAll({
    scope: 'owned',
    site,
    parties,
    offers: noOffers,
    dates: null,
    holidays: [],
    notes: [],
    ...nothingBooked,
  });
}

export const offersOf = (access: Access, households: readonly FitHousehold[], seated: Seated): Offers =>
  offersIn(partiesOf(households, false, access, seated));

const offersIn = (parties: readonly Party[]): Offers => ({
  seats: parties
    .filter(({ free }) => free > 0)
    .sort((a, b) => b.free - b.toAsk - (a.free - a.toAsk) || b.free - a.free)
    .map(({ short, free, toAsk }) => ({ name: short, free, ...(toAsk > 0 && { toAsk }) })),
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
    findBookings,
    findHoliday,
  ].flatMap((find) => find(plan).map((each) => withNotes(withAiWords(each, plan.site.ai), plan.notes)));
  return found.sort(inOrder);
}

export const inOrder = (a: Finding, b: Finding) =>
  levels.indexOf(a.level) - levels.indexOf(b.level) || rules.indexOf(a.rule) - rules.indexOf(b.rule);

/** The level stays "check", because an AI's words are no fact. */
function withAiWords(found: Finding, ai: FitSite['ai']): Finding {
  const words = found.level === 'check' && ai ? wordsFor(found, ai) : null;
  return words ? { ...found, why: [found.why, `An AI says: ${words}.`].filter(Boolean).join(' ') } : found;
}

function wordsFor({ rule }: Finding, { access, pets }: NonNullable<FitSite['ai']>): string | null {
  if (rule === 'pets') return pets === null ? null : pets ? 'pets welcome' : 'no pets';
  return rule === 'access' || rule === 'trailer_access' ? access && accessTexts[access] : null;
}
