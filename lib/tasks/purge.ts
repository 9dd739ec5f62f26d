import 'server-only';
import { purgeSignups } from '../account/pending-signups';
import { purgeKept } from '../campsites/keep-for-trips';
import { addDays, dateOf, earliestToday, today } from '../dates';
import { db } from '../server/db/client';
import { KEY_KEPT_MS } from '../server/http/idempotency';
import { deleteGivenUp } from '../server/jobs/failed-jobs';
import { GUEST_DAYS } from '../trips/policy';
import { deleteOldPlans } from '../trips/watch-plans';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** An AI's suggestion is offered for 7 days, and its page may be open or kept as a link for some time after. */
const SUGGESTION_MS = 37 * DAY_MS;
/** What the bell has told and somebody has read is rarely looked for again. */
const READ_MS = 90 * DAY_MS;
/** What nobody has read in a year, nobody will. */
const UNREAD_MS = 365 * DAY_MS;
/** A forecast reaches 16 days ahead, and while no newer one can be had it is the last that is known. */
const FORECAST_MS = 16 * DAY_MS;
/** A reset link that has ended still knows for whom to offer another one. */
const RESET_LINK_MS = 7 * DAY_MS;
/** A year's figures can be compared with the same weeks of the year before. */
const FIGURES_MS = 400 * DAY_MS;
/** Operators see the counts of the last 30 days. */
const TALLIES_MS = 90 * DAY_MS;
/** Jobs that the queue has given up stay this long for operators to look at. */
const GIVEN_UP_MS = 30 * DAY_MS;
/** An address that has refused no mail for so long may be a good one again. */
const REFUSED_MS = 90 * DAY_MS;
/** The secret of an invitation's mail works for a day; after it, it still fills in the address. */
const INVITED_MS = 30 * DAY_MS;

/**
 * Deletes what has run out: claims with their password hashes, links, sessions, kept responses and counts; what was
 * kept of a taken-back site once no trip is left there; what an AI said long ago of a campsite that no trip goes to; old
 * forecasts; old figures; plans for somebody at home; what bells have told long ago; what the queue has given up, and
 * which addresses refused mails, long ago; and whom and what guests brought on trips long over.
 */
export async function purgeExpired(now = new Date()): Promise<void> {
  const expired = { where: { expiresAt: { lt: now } } };
  await purgeSignups(now);
  await db.resetToken.deleteMany({ where: { expiresAt: { lt: new Date(now.getTime() - RESET_LINK_MS) } } });
  await db.inviteSignupToken.deleteMany({
    where: { expiresAt: { lt: new Date(now.getTime() - INVITED_MS) } },
  });
  await db.emailChange.deleteMany(expired);
  await db.session.deleteMany(expired);
  await db.aiQuestion.deleteMany(expired);
  await db.idempotencyKey.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - KEY_KEPT_MS) } } });
  await db.deletedItem.deleteMany({ where: { deletedAt: { lt: new Date(now.getTime() - HOUR_MS) } } });
  await db.plan.deleteMany({ where: { removedAt: { lt: new Date(now.getTime() - HOUR_MS) } } });
  // By then nobody can join by them any more; those who have stay.
  const ended = [{ calledOffAt: { not: null } }, { endDate: { lt: dateOf(earliestToday(now)) } }];
  await db.shareLink.deleteMany({ where: { trip: { OR: ended } } });
  await db.rateLimit.deleteMany({ where: { expire: { lt: now.getTime() } } });
  await purgeKept(now);
  // After its last day in all of Australia nobody is told of a trip any more.
  await db.digest.deleteMany({
    where: { household: { trip: { endDate: { lt: new Date(now.getTime() - 2 * DAY_MS) } } } },
  });
  const longOver = { household: { trip: { endDate: { lt: dateOf(addDays(today(now), -GUEST_DAYS)) } } } };
  await db.tripPerson.deleteMany({ where: { ...longOver, crewMemberId: null } });
  await db.tripVehicle.deleteMany({ where: { ...longOver, rideId: null } });
  await db.aiSuggestion.deleteMany({
    where: { saidAt: { lt: new Date(now.getTime() - SUGGESTION_MS) }, trips: { none: {} } },
  });
  const before = (ms: number) => ({ lt: new Date(now.getTime() - ms) });
  await db.dailyFigure.deleteMany({ where: { day: before(FIGURES_MS) } });
  await db.mailTally.deleteMany({ where: { day: before(TALLIES_MS) } });
  await deleteOldPlans(now);
  await db.forecast.deleteMany({ where: { askedAt: before(FORECAST_MS) } });
  await deleteGivenUp(new Date(now.getTime() - GIVEN_UP_MS));
  await db.refusedAddress.deleteMany({ where: { lastAt: before(REFUSED_MS) } });
  await db.notification.deleteMany({
    where: { OR: [{ readAt: before(READ_MS) }, { createdAt: before(UNREAD_MS) }] },
  });
}
