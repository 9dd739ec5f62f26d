import { answers } from './answers';
import { invitations } from './invitations';
import { lookingBack } from './looking-back';
import { onTheClock } from './on-the-clock';
import { ownTasks } from './own-tasks';
import { type NextPage, readerOf } from './reader';
import { seats } from './seats';
import { siteAndBooking, urgentTodos } from './site-and-booking';
import { type NextThing, ranks } from './thing';

const groups = [answers, urgentTodos, seats, invitations, siteAndBooking, ownTasks, onTheClock, lookingBack];

/**
 * What waits for the reader, the first one first. Whatever says what is next, a page, a tab, a mail
 * or a call, reads this list.
 */
export function nextThings(page: NextPage, now: Date): NextThing[] {
  const reader = readerOf(page, now);
  return groups.flatMap((group) => group(reader)).sort(inOrder);
}

/** Later than any due day. */
const NO_DAY = '9999';

const inOrder = (one: NextThing, other: NextThing) =>
  ranks.indexOf(one.rank) - ranks.indexOf(other.rank) ||
  (one.due ?? NO_DAY).localeCompare(other.due ?? NO_DAY);
