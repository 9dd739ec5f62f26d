import type { Going, TripInvitee } from './schema';

interface Everybody {
  attendees: Pick<Going, 'invitee'>[];
  pending: TripInvitee[];
  notGoing: TripInvitee[];
}

/** Whom a change of a trip concerns besides its organiser and whoever makes it: those going, those yet to answer and the co-organisers. */
function concernedOf({ attendees, pending, notGoing }: Everybody): TripInvitee[] {
  const going = attendees.flatMap(({ invitee }) => invitee ?? []);
  const helping = notGoing.filter(({ co_organiser }) => co_organiser);
  return [...going, ...pending, ...helping].filter(({ own }) => !own);
}

/**
 * How many people a change of a trip is mailed to; `organises` where the organiser makes it. Some of them may have
 * turned these mails off, which is theirs to know.
 */
export const toldByMail = (people: Everybody, organises: boolean): number =>
  (organises ? 0 : 1) + concernedOf(people).filter(({ unmailed }) => !unmailed).length;

/** Lists the people that a change concerns and whose email address we don't know. */
export const untoldOf = (people: Everybody): TripInvitee[] =>
  concernedOf(people).filter(({ unmailed }) => unmailed);
