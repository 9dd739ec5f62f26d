import type { Going, TripInvitee } from './schema';

interface Asked {
  attendees: Pick<Going, 'invitee'>[];
  pending: TripInvitee[];
}

/** Whose answer a trip waits for and may ask for by mail, the viewer's own left out: those to say again that they come, then those to answer. */
export function waitingFor({ attendees, pending }: Asked): TripInvitee[] {
  const toConfirm = attendees.flatMap(({ invitee }) => (invitee?.reconfirm ? [invitee] : []));
  return [...toConfirm, ...pending].filter(({ own, unmailed }) => !own && !unmailed);
}
