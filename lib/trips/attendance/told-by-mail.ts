import type { Going, TripInvitee } from './schema';

interface Everybody {
  attendees: Pick<Going, 'invitee'>[];
  pending: TripInvitee[];
  notGoing: TripInvitee[];
}

/** Leaves out the viewer, who makes the change. */
function concernedOf({ attendees, pending, notGoing }: Everybody): TripInvitee[] {
  const going = attendees.flatMap(({ invitee }) => invitee ?? []);
  const helping = notGoing.filter(({ co_organiser }) => co_organiser);
  return [...going, ...pending, ...helping].filter(({ own }) => !own);
}

/** Counts people who have turned these mails off too, because their choice is private. */
export const toldByMail = (people: Everybody, organises: boolean): number =>
  (organises ? 0 : 1) + concernedOf(people).filter(({ unmailed }) => !unmailed).length;

export const untoldOf = (people: Everybody): TripInvitee[] =>
  concernedOf(people).filter(({ unmailed }) => unmailed);
