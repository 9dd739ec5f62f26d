import { type Day, daysBetween, formatShortWeekday, today } from '@/lib/dates';
import { capital } from '@/lib/text';
import { answerWords, reminderDue } from '@/lib/trips/attendance/answer-counts';
import { partyText } from '@/lib/trips/attendance/party-text';
import type { TripPeople } from '@/lib/trips/attendance/people';
import type { Going, TripInvitee } from '@/lib/trips/attendance/schema';
import { ownRide, rideText } from '@/lib/trips/cars/own-ride';
import type { SeatPlan } from '@/lib/trips/cars/seat-plan';
import { tintsOfAll } from '@/lib/trips/households/tints';
import { vehiclesText } from '../attendance/vehicles-text';

export interface PersonTools {
  inviteId: string;
  coOrganiser?: boolean;
  remind?: boolean;
  appoint?: boolean;
  /** True for a guest, who may be on the trip twice. */
  guest?: boolean;
  /** True when no address of the person is known, so that they can't get mails. */
  unmailed?: boolean;
  /** The invited address, when it can still be corrected: the person hasn't answered. */
  address?: string;
}

/**
 * A row in a list of people, as the server sends it to the browser. It has only what the row shows.
 */
export interface PersonRow {
  key: string;
  /** The person's name, or their address when the name is unknown. */
  name: string;
  /** The colour of the household; undefined until it has answered. */
  tint?: number;
  /** True for the row with only the number of people whose name and address the viewer may not see. */
  unnamed?: boolean;
  /** Text beside the name, such as "you, co-organiser". */
  remarks?: string;
  /** What is special about the person, such as "Organiser" or "From Sat". */
  badges?: string[];
  household?: string;
  vehicles?: string;
  /** In whose car the person rides: "Rides with Olivia". */
  ride?: string;
  /** A sentence about the person's vehicles that can't reach the site. */
  problem?: string;
  asked?: string;
  email?: string;
  /** True when the person was invited at another address than the address of their account. */
  invitedAs?: boolean;
  tools?: PersonTools;
}

export interface Watched {
  /** The id of the reader's own household, whose row is marked; null when there is none. */
  ownId: string | null;
  /** The viewer's role, on which the actions depend; null for a viewer who doesn't organise. */
  part: 'organiser' | 'co-organiser' | null;
  /** True when the trip is over or called off, so that nobody has to answer any more. */
  closed: boolean;
  /** The seat plan, for rows that say who rides with whom and which cars can't reach the site. */
  plan?: SeatPlan;
}

const BY_LINK = 'By the link';
export const TO_CONFIRM = capital(answerWords.toConfirm);

export function goingRows(
  people: TripPeople,
  { ownId, part, closed, plan }: Watched,
  now: Date,
): PersonRow[] {
  const tints = tintsOfAll(people);
  const unreaching = new Set(
    plan?.cars.flatMap(({ ride_id, why_not }) => (why_not === 'access' ? ride_id : [])),
  );
  return people.attendees.map((going) => {
    const { household_id, profile_name, crew, vehicles, invitee } = going;
    const stuck = vehicles.filter(({ id }) => !closed && unreaching.has(id));
    const ride = plan && ownRide(plan, household_id);
    return withoutBlanks<PersonRow>({
      key: invitee?.id ?? 'organiser',
      name: profile_name,
      tint: tints[household_id],
      remarks: remarksOf(household_id === ownId, invitee?.co_organiser),
      badges: badgesOf(going, closed),
      household: isAlone(crew, profile_name) ? '' : partyText(crew),
      vehicles: vehiclesText(vehicles.filter((ride) => !stuck.includes(ride))),
      ride: ride ? rideText(ride, household_id, household_id === ownId) : undefined,
      problem: stuck.length > 0 ? `${vehiclesText(stuck)} can’t reach the site` : undefined,
      ...(invitee?.otherAddress && invitee.email && { email: invitee.email, invitedAs: true }),
      tools: invitee ? toolsFor(invitee, part, now) : undefined,
    });
  });
}

/**
 * True when a household is a single person with the same name as the row. The row then doesn't
 * repeat the name.
 */
const isAlone = (crew: Going['crew'], name: string) => crew.length === 1 && crew[0]?.name === name;

function badgesOf(going: Going, closed: boolean): string[] {
  const { profile_id, invitee, arrive_on, leave_on, arrive_by, leave_by } = going;
  return [
    !invitee && 'Organiser',
    profile_id === null && 'Guest',
    invitee?.by_link && BY_LINK,
    arrive_on && `From ${formatShortWeekday(arrive_on)}${arrive_by ? ` ${arrive_by}` : ''}`,
    leave_on && `Till ${formatShortWeekday(leave_on)}${leave_by ? ` ${leave_by}` : ''}`,
    invitee?.reconfirm && !closed && TO_CONFIRM,
  ].filter((badge) => typeof badge === 'string');
}

/**
 * Returns the rows of the people who haven't answered. Each says how long ago the person was
 * invited.
 */
export const waitingRows = (pending: TripInvitee[], watched: Watched, now: Date): PersonRow[] =>
  absentRows(pending, watched, now, (invitee) => (watched.closed ? undefined : askedText(invitee, now)));

export const notGoingRows = (notGoing: TripInvitee[], watched: Watched, now: Date): PersonRow[] =>
  absentRows(notGoing, watched, now, () => undefined);

/**
 * Returns the rows of people who aren't going or haven't answered. All people whose name and
 * address the viewer may not see share one row.
 */
function absentRows(
  invitees: TripInvitee[],
  { part }: Watched,
  now: Date,
  asked: (invitee: TripInvitee) => string | undefined,
): PersonRow[] {
  const rows = invitees.flatMap((invitee) => {
    const name = invitee.name ?? invitee.email;
    if (!name) return [];
    return [
      withoutBlanks<PersonRow>({
        key: invitee.id,
        name,
        remarks: remarksOf(invitee.own, invitee.co_organiser),
        badges: invitee.by_link ? [BY_LINK] : [],
        asked: asked(invitee),
        email: invitee.email === name ? undefined : (invitee.email ?? undefined),
        tools: toolsFor(invitee, part, now),
      }),
    ];
  });
  const unnamed = invitees.length - rows.length;
  if (unnamed === 0) return rows;
  const name = unnamed === 1 ? 'Invited by email' : `${unnamed} people invited by email`;
  return [...rows, { key: 'unnamed', name, unnamed: true }];
}

const remarksOf = (own: boolean, coOrganiser: boolean | undefined) =>
  [own && 'you', coOrganiser && 'co-organiser'].filter(Boolean).join(', ');

function toolsFor(invitee: TripInvitee, part: Watched['part'], now: Date): PersonTools | undefined {
  const { id, own, co_organiser, attending, reconfirm, profile_id, unmailed, email } = invitee;
  if (!part || own || (co_organiser && part === 'co-organiser')) return undefined;
  return withoutBlanks<PersonTools>({
    inviteId: id,
    coOrganiser: co_organiser,
    remind: !unmailed && (attending === null || reconfirm) && reminderDue(invitee, now),
    appoint: part === 'organiser' && profile_id !== null,
    guest: profile_id === null && attending !== null,
    unmailed,
    address: attending === null ? (email ?? undefined) : undefined,
  });
}

/** Returns a row without the fields that are false, empty or undefined. Numbers stay, even 0. */
const withoutBlanks = <Row extends object>(row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value || value === 0,
    ),
  ) as Row;

/** Returns when a person was invited and reminded: "Invited 12 days ago, reminded yesterday". */
export function askedText({ asked_on, reminded_on }: TripInvitee, now: Date): string {
  const asked = `Invited ${agoText(asked_on, now)}`;
  return reminded_on ? `${asked}, reminded ${agoText(reminded_on, now)}` : asked;
}

function agoText(day: Day, now: Date): string {
  const days = daysBetween(day, today(now));
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}
