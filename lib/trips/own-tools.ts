import { daysBetween, today } from '../dates';
import { momentOf } from './moment';
import type { Role, Trip } from './schema';

/** What a person's own part in a trip currently lets them do on its page. */
export interface OwnTools {
  /** True when the trip is over or called off, and can't be organised any more. */
  closed: boolean;
  /** The person's role, if the page shows its tools for organising. */
  organises: Role | null;
  /** `again`: the trip has changed since they said that they were going. */
  answers: 'answer' | 'again' | null;
  choosesParty: boolean;
  /** The one action that the trip's page offers first; null when nothing is left to do. */
  main: 'confirm' | 'answer' | 'invite' | 'bring' | 'plan again' | null;
}

type OwnTrip = Pick<Trip, 'attending' | 'called_off' | 'reconfirm' | 'start_date' | 'end_date'>;

export function ownTools(trip: OwnTrip, role: Role | null, now: Date): OwnTools {
  const over = momentOf(trip, now) === 'after';
  const closed = over || trip.called_off;
  const asked = role !== 'organiser' && !trip.called_off;
  // After the trip people may still say that they went, but nobody is asked again.
  const answers = !asked ? null : trip.reconfirm && !over ? 'again' : 'answer';
  const organises = closed ? null : role;
  const choosesParty = trip.attending === true && !trip.called_off;
  return { closed, organises, answers, choosesParty, main: mainOf() };

  function mainOf(): OwnTools['main'] {
    if (trip.called_off) return null;
    if (answers === 'again') return 'confirm';
    if (answers && trip.attending === null) return 'answer';
    if (over) return 'plan again';
    if (organises) return 'invite';
    return choosesParty ? 'bring' : null;
  }
}

/** The pages ask for help from this many days before the trip, or as soon as a second household is going. */
const NEAR_DAYS = 14;

interface Helped {
  trip: OwnTrip;
  role: Role | null;
  people: { attendees: readonly unknown[] };
}

/** True when the pages ask the reader to help with what the group still needs. */
export function mayHelp({ trip, role, people }: Helped, now: Date): boolean {
  const { organises, closed } = ownTools(trip, role, now);
  if (!organises && (!trip.attending || closed)) return false;
  return people.attendees.length > 1 || daysBetween(today(now), trip.start_date) <= NEAR_DAYS;
}
