import type { Going, TripInvitee } from './schema';

interface Everybody {
  attendees: Pick<Going, 'invitee'>[];
  pending: TripInvitee[];
  notGoing: TripInvitee[];
}

/**
 * How many people a change of a trip is mailed to: those going, those yet to answer and the co-organisers, without
 * whoever makes it; `organises` where that is the organiser. Some of them may have turned these mails off, which is theirs to know.
 */
export function toldByMail({ attendees, pending, notGoing }: Everybody, organises: boolean): number {
  const organiser = organises ? 0 : 1;
  const going = attendees.flatMap(({ invitee }) => invitee ?? []);
  const helping = notGoing.filter(({ co_organiser }) => co_organiser);
  const invited = [...going, ...pending, ...helping].filter((each) => !each.own && !each.unmailed);
  return organiser + invited.length;
}
