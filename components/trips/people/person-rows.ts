import { rideName } from '@/components/household/rides/ride-name';
import type { Going, TripInvitee } from '@/lib/trips/attendance/schema';
import type { TripStatus } from '@/lib/trips/schema';
import { householdText } from '../attendance/household';

/** What an organiser can do about somebody. */
export interface PersonTools {
  inviteId: string;
  coOrganiser?: boolean;
  remind?: boolean;
  appoint?: boolean;
}

/** A row of the list of people, as the page sends it: what it says, and nothing that it doesn't. */
export interface PersonRow {
  key: string;
  /** Their name, or the address that stands for it. */
  name: string;
  /** Whether the row stands for people of whom the viewer sees neither name nor address. */
  unnamed?: boolean;
  /** Beside the name: "you, co-organiser". */
  remarks?: string;
  badge: TripStatus | 'Confirm again' | 'Organiser' | 'No answer';
  /** Whom else they bring. */
  household?: string;
  vehicles?: string;
  email?: string;
  /** Whether the address is another one than they came with. */
  invitedAs?: boolean;
  tools?: PersonTools;
}

export interface People {
  attendees: Going[];
  pending: TripInvitee[];
  notGoing: TripInvitee[];
  /** The viewer's own profile, to say which row is theirs. */
  ownId: string;
  /** What the viewer can do about others. */
  part: 'organiser' | 'co-organiser' | null;
  /** Whether the trip is over or called off: then nobody is waited for. */
  closed: boolean;
}

/** Those going with crew and vehicles, then those to answer, then those who stay at home. */
export function personRows({ attendees, pending, notGoing, ownId, part, closed }: People): PersonRow[] {
  return [
    ...attendees.map(({ profile_id, profile_name, crew, vehicles, invitee }) =>
      withoutBlanks<PersonRow>({
        key: invitee?.id ?? 'organiser',
        name: profile_name,
        remarks: remarksOf(profile_id === ownId, invitee?.co_organiser),
        badge: invitee ? (invitee.reconfirm && !closed ? 'Confirm again' : 'Going') : 'Organiser',
        household: householdText(crew, profile_name),
        vehicles: vehicles.map(rideName).join(', '),
        ...(invitee?.otherAddress && invitee.email && { email: invitee.email, invitedAs: true }),
        tools: invitee ? toolsFor(invitee, part) : undefined,
      }),
    ),
    ...absentRows(pending, closed ? 'No answer' : 'Pending', part),
    ...absentRows(notGoing, 'Not going', part),
  ];
}

/** Those who haven't answered or aren't going; one row says it for all whom the viewer can't tell apart. */
function absentRows(invitees: TripInvitee[], badge: PersonRow['badge'], part: People['part']): PersonRow[] {
  const rows = invitees.flatMap((invitee) => {
    const name = invitee.name ?? invitee.email;
    if (!name) return [];
    const remarks = remarksOf(invitee.own, invitee.co_organiser);
    const email = invitee.email === name ? undefined : (invitee.email ?? undefined);
    return [
      withoutBlanks<PersonRow>({
        key: invitee.id,
        name,
        remarks,
        badge,
        email,
        tools: toolsFor(invitee, part),
      }),
    ];
  });
  const unnamed = invitees.length - rows.length;
  if (unnamed === 0) return rows;
  const name = unnamed === 1 ? 'Invited by email' : `${unnamed} people invited by email`;
  return [...rows, { key: `unnamed ${badge}`, name, unnamed: true, badge }];
}

const remarksOf = (own: boolean, coOrganiser: boolean | undefined) =>
  [own && 'you', coOrganiser && 'co-organiser'].filter(Boolean).join(', ');

function toolsFor(invitee: TripInvitee, part: People['part']): PersonTools | undefined {
  const { id, own, co_organiser, attending, reconfirm, profile_id } = invitee;
  if (!part || own || (co_organiser && part === 'co-organiser')) return undefined;
  return withoutBlanks<PersonTools>({
    inviteId: id,
    coOrganiser: co_organiser,
    remind: attending === null || reconfirm,
    appoint: part === 'organiser' && profile_id !== null,
  });
}

const withoutBlanks = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value)) as Row;
