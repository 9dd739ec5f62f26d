import { daysBetween } from '../dates';
import { isOverAtSite, siteDay } from './moment';
import type { Role, Trip } from './schema';

export interface OwnTools {
  closed: boolean;
  organises: Role | null;
  /** `again`: the trip has changed since the person said that they were going. */
  answers: 'answer' | 'again' | null;
  choosesParty: boolean;
}

type OwnTrip = Pick<Trip, 'attending' | 'called_off' | 'reconfirm' | 'start_date' | 'end_date'>;

interface Page {
  trip: OwnTrip;
  role: Role | null;
  /** Of the site; null when unknown. */
  zone: string | null;
}

export function ownTools({ trip, role, zone }: Page, now: Date): OwnTools {
  const over = isOverAtSite({ ...trip, zone }, now);
  const closed = over || trip.called_off;
  const asked = role !== 'organiser' && !trip.called_off;
  // After the trip people can still say that they went, but nobody is asked to confirm.
  const answers = !asked ? null : trip.reconfirm && !over ? 'again' : 'answer';
  const organises = closed ? null : role;
  const choosesParty = trip.attending === true && !trip.called_off;
  return { closed, organises, answers, choosesParty };
}

/** From this many days before the trip, or once a second household is going, pages ask people to help. */
const NEAR_DAYS = 14;

interface Helped extends Page {
  people: { attendees: readonly unknown[] };
}

export function mayHelp(page: Helped, now: Date): boolean {
  const { trip, people } = page;
  const { organises, closed } = ownTools(page, now);
  if (!organises && (!trip.attending || closed)) return false;
  return people.attendees.length > 1 || daysBetween(siteDay(page, now), trip.start_date) <= NEAR_DAYS;
}
