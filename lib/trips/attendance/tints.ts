import type { TripPeople } from './people';

/** app/globals.css has as many colours. */
const MOST = 8;

/** By household id; 0 is the first colour. */
export type Tints = Record<string, number>;

/**
 * All households on the trip get the colours in the order of their invitations, whatever they
 * answered. So an answer changes nobody's colour, and up to eight households all differ.
 */
export function tintsOfAll({ attendees, pending, notGoing }: TripPeople): Tints {
  const invited = [...attendees.flatMap(({ invitee }) => invitee ?? []), ...pending, ...notGoing];
  const organiser = attendees.find(({ invitee }) => !invitee)?.household_id ?? '';
  // The ids grow with the time at which they were made.
  const order = [organiser, ...invited.map(({ id }) => id).sort()];
  return Object.fromEntries(order.map((id, index) => [id, index % MOST]));
}
