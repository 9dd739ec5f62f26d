import type { Going, TripInvitee } from './schema';

interface Everybody {
  attendees: Pick<Going, 'invitee'>[];
  pending: TripInvitee[];
  notGoing: TripInvitee[];
}

/**
 * Returns the invitees whom a change of a trip concerns: those going, those yet to answer and the
 * co-organisers, without the viewer.
 */
function concernedOf({ attendees, pending, notGoing }: Everybody): TripInvitee[] {
  const going = attendees.flatMap(({ invitee }) => invitee ?? []);
  const helping = notGoing.filter(({ co_organiser }) => co_organiser);
  return [...going, ...pending, ...helping].filter(({ own }) => !own);
}

/**
 * Returns how many people get a mail about a change of the trip. `organises` is true when the
 * organiser makes the change. People who have turned these mails off are counted too, because that
 * choice is private.
 */
export const toldByMail = (people: Everybody, organises: boolean): number =>
  (organises ? 0 : 1) + concernedOf(people).filter(({ unmailed }) => !unmailed).length;

/** Returns the people whom a change concerns and whose email address we don't know. */
export const untoldOf = (people: Everybody): TripInvitee[] =>
  concernedOf(people).filter(({ unmailed }) => unmailed);
