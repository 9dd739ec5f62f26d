import type { Going, TripInvitee } from './schema';

interface Everybody {
  attendees: Pick<Going, 'invitee'>[];
  pending: TripInvitee[];
  notGoing: TripInvitee[];
}

/**
 * Returns the invitees who are told about a change of the trip: everybody who is going or has yet to
 * answer, and the co-organisers. Leaves out the viewer, who makes the change.
 */
function concernedOf({ attendees, pending, notGoing }: Everybody): TripInvitee[] {
  const going = attendees.flatMap(({ invitee }) => invitee ?? []);
  const helping = notGoing.filter(({ co_organiser }) => co_organiser);
  return [...going, ...pending, ...helping].filter(({ own }) => !own);
}

/**
 * Returns how many people get a mail about a change of the trip. `organises` is true when the viewer
 * is the organiser, who then gets none. People who have turned these mails off are counted too,
 * because their choice is private.
 */
export const toldByMail = (people: Everybody, organises: boolean): number =>
  (organises ? 0 : 1) + concernedOf(people).filter(({ unmailed }) => !unmailed).length;

/**
 * Returns the people who should be told about a change but can't be, because no address of theirs
 * is known and confirmed.
 */
export const untoldOf = (people: Everybody): TripInvitee[] =>
  concernedOf(people).filter(({ unmailed }) => unmailed);
