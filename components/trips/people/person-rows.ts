import { type Day, daysBetween, today } from '@/lib/dates';
import { meantDomain } from '@/lib/email-guess';
import { answerWords, reminderDue } from '@/lib/trips/attendance/answer-counts';
import { partyText } from '@/lib/trips/attendance/party-text';
import type { TripPeople } from '@/lib/trips/attendance/people';
import type { Going, TripInvitee } from '@/lib/trips/attendance/schema';
import type { Tints } from '@/lib/trips/attendance/tints';
import { dayName, type TripDates } from '@/lib/trips/date-rules';
import { beginning } from '@/lib/trips/notifications/bell-words';
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
  /** Stands beside the menu, and not in it. */
  first?: 'remind' | 'address';
  /** The invited address, when it can still be corrected: the person hasn't answered. */
  address?: string;
}

/** A row as the server sends it to the browser. It has only what the row shows. */
export interface PersonRow {
  key: string;
  /** The person's name, or their address when the name is unknown. */
  name: string;
  /** The colour of the household; undefined until it has answered. */
  tint?: number;
  /** True for the row with only the number of people whose name and address the viewer may not see. */
  unnamed?: boolean;
  /** What is special about the person: "you, organising", "from Sunday". */
  note?: string;
  /** What is still open about them: "to confirm". */
  open?: string;
  household?: string;
  vehicles?: string;
  /** When they were invited, or what they wrote when they said that they can't come. */
  about?: string;
  email?: string;
  tools?: PersonTools;
}

export interface Watched {
  tints: Tints;
  /** The id of the reader's own household, whose row is marked; null when there is none. */
  ownId: string | null;
  /** The viewer's role, on which the actions depend; null for a viewer who doesn't organise. */
  part: 'organiser' | 'co-organiser' | null;
  /** True when the trip is over or called off, so that nobody has to answer any more. */
  closed: boolean;
  /** The invitations whose address refuses mails. */
  bounced: readonly string[];
}

export function goingRows(
  people: Pick<TripPeople, 'attendees'>,
  { ownId, part, closed, tints }: Watched,
  trip: TripDates,
  now: Date,
): PersonRow[] {
  const days = daysBetween(trip.start_date, trip.end_date) + 1;
  return people.attendees.map((going) => {
    const { household_id, profile_id, profile_name, crew, vehicles, invitee } = going;
    const { arrive_on, arrive_by, leave_on, leave_by } = going;
    const own = household_id === ownId;
    return withoutBlanks<PersonRow>({
      key: invitee?.id ?? 'organiser',
      name: profile_name,
      tint: tints[household_id],
      note: notesText([
        own && 'you',
        !invitee && 'organising',
        invitee?.co_organiser && 'co-organiser',
        profile_id === null && 'guest',
        invitee?.by_link && BY_LINK,
        arrive_on && `from ${[dayName(arrive_on, days), arrive_by].filter(Boolean).join(' ')}`,
        leave_on && `until ${[dayName(leave_on, days), leave_by].filter(Boolean).join(' ')}`,
      ]),
      open: invitee?.reconfirm && !closed ? answerWords.toConfirm : undefined,
      household: householdText(crew, own),
      vehicles: vehiclesText(vehicles),
      email: invitee?.otherAddress && invitee.email ? `invited as ${invitee.email}` : undefined,
      tools: invitee ? toolsFor(invitee, part, now) : undefined,
    });
  });
}

const BY_LINK = 'by the link';

const notesText = (notes: (string | false | null | undefined)[]) => notes.filter(Boolean).join(', ');

/** "You, Jo and Max (child)", "Just Priya". */
function householdText(crew: Going['crew'], own: boolean): string {
  const you = own ? crew.find((member) => member.type === 'camper' && member.is_owner) : undefined;
  const others = crew.filter((member) => member !== you);
  const text = partyText(you ? [{ ...you, name: 'You' }, ...others] : others);
  if (crew.length !== 1) return text;
  return text === 'You' ? 'Just you' : `Just ${text}`;
}

/** Each says how long ago the person was invited, or that their address looks mistyped or refuses mails. */
export const waitingRows = (pending: TripInvitee[], watched: Watched, now: Date): PersonRow[] =>
  absentRows(pending, watched, now, (invitee, tools) => {
    const meant = tools?.address && meantDomain(tools.address);
    const refuses = tools?.address && watched.bounced.includes(invitee.id);
    const first = meant || refuses ? 'address' : tools?.remind ? 'remind' : undefined;
    return {
      open: meant ? `Did you mean ${meant}?` : refuses ? 'The invitation bounced' : undefined,
      about: askedText(invitee, now),
      tools: tools && withoutBlanks<PersonTools>({ ...tools, first }),
    };
  });

/** `words` are what households wrote since they said that they can't come, by household. */
export const notGoingRows = (
  notGoing: TripInvitee[],
  words: Record<string, string>,
  watched: Watched,
  now: Date,
): PersonRow[] =>
  absentRows(notGoing, watched, now, ({ id }, tools) => ({
    about: words[id] ? `“${beginning(words[id])}”` : undefined,
    tools,
  }));

/** All people whose name and address the viewer may not see share one row. */
function absentRows(
  invitees: TripInvitee[],
  { part }: Watched,
  now: Date,
  more: (invitee: TripInvitee, tools: PersonTools | undefined) => Pick<PersonRow, 'open' | 'about' | 'tools'>,
): PersonRow[] {
  const rows = invitees.flatMap((invitee) => {
    const name = invitee.name ?? invitee.email;
    if (!name) return [];
    return [
      withoutBlanks<PersonRow>({
        key: invitee.id,
        name,
        note: notesText([
          invitee.own && 'you',
          invitee.co_organiser && 'co-organiser',
          invitee.by_link && BY_LINK,
        ]),
        email: invitee.email === name ? undefined : (invitee.email ?? undefined),
        ...more(invitee, toolsFor(invitee, part, now)),
      }),
    ];
  });
  const unnamed = invitees.length - rows.length;
  if (unnamed === 0) return rows;
  const name = unnamed === 1 ? 'Invited by email' : `${unnamed} people invited by email`;
  return [...rows, { key: 'unnamed', name, unnamed: true }];
}

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
const withoutBlanks = <Row extends object>(row: { [Field in keyof Row]: Row[Field] | undefined }): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value || value === 0)) as Row;

/** Returns when a person was invited and reminded: "Invited 12 days ago, reminded yesterday". */
function askedText({ asked_on, reminded_on }: TripInvitee, now: Date): string {
  const asked = `Invited ${agoText(asked_on, now)}`;
  return reminded_on ? `${asked}, reminded ${agoText(reminded_on, now)}` : asked;
}

function agoText(day: Day, now: Date): string {
  const days = daysBetween(day, today(now));
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}
