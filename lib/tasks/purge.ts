import 'server-only';
import { purgeSignups } from '../account/sign-up/pending-signups';
import { purgeKept } from '../campsites/sites/keep-for-trips';
import { addDays, dateOf, earliestToday, today } from '../dates';
import { db } from '../server/db/client';
import { KEY_KEPT_MS } from '../server/http/idempotency';
import { deleteGivenUp } from '../server/jobs/failed-jobs';
import { log } from '../server/log';
import { deleteOldPlans } from '../trips/home-contact/watch-plans';
import { noOwnAddress } from '../trips/invitations/links/own-address';
import { forgetSettled } from '../trips/leaving/open-balances';
import { GUEST_DAYS } from '../trips/policy';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/**
 * How long an AI suggestion is kept. It is offered for 7 days, but a person may keep its page open or
 * bookmarked for longer.
 */
const SUGGESTION_MS = 37 * DAY_MS;
/** How long notifications are kept after somebody has read them. They are rarely opened again. */
const READ_MS = 90 * DAY_MS;
/** How long unread notifications are kept. After a year they won't be read any more. */
const UNREAD_MS = 365 * DAY_MS;
/**
 * How long a forecast is kept. It covers 16 days, and is used until the weather server sends a newer
 * one.
 */
const FORECAST_MS = 16 * DAY_MS;
/**
 * How long an expired reset link is kept. Its page uses it to say for which address a new link can be
 * requested.
 */
const RESET_LINK_MS = 7 * DAY_MS;
/**
 * How long daily figures are kept: long enough to compare a week with the same week of the year
 * before.
 */
const FIGURES_MS = 400 * DAY_MS;
/** How long the counts of mails are kept. Operators see those of the last 30 days. */
const TALLIES_MS = 90 * DAY_MS;
/** How long jobs that the queue has given up are kept, so that operators can look at them. */
const GIVEN_UP_MS = 30 * DAY_MS;
/**
 * How long an address stays on the list of addresses that refuse mail after its last refused mail.
 * After that time it may work again.
 */
const REFUSED_MS = 90 * DAY_MS;
/** How long a "not me" to a plan is kept after it was last said: longer than a trip is planned. */
const NOT_ME_MS = 2 * 365 * DAY_MS;
/**
 * How long the token of an invitation's mail is kept. For a day the token proves that its holder owns
 * the address. After that it only fills in the address.
 */
const INVITED_MS = 30 * DAY_MS;

/**
 * Deletes expired data: sign-up claims, links, sessions, idempotency keys and rate limits; sites that
 * nobody owns and no trip uses; unused AI suggestions; forecasts; daily figures and mail counts;
 * plans for people at home; notifications; given-up jobs; refused addresses; refusals of plans. Also
 * deletes the people, vehicles and addresses of guests of trips that ended long ago, and the names of
 * households that left a trip and have settled.
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
  // Delete the share links of ended trips, which nobody can use any more. People who joined by a
  // link stay on the trip.
  const ended = [{ calledOffAt: { not: null } }, { endDate: { lt: dateOf(earliestToday(now)) } }];
  await db.shareLink.deleteMany({ where: { trip: { OR: ended } } });
  await db.rateLimit.deleteMany({ where: { expire: { lt: now.getTime() } } });
  await purgeKept(now);
  // Delete the digests of trips that ended everywhere in Australia, because no more digests are sent
  // for them.
  await db.digest.deleteMany({
    where: { household: { trip: { endDate: { lt: new Date(now.getTime() - 2 * DAY_MS) } } } },
  });
  const trip = { endDate: { lt: dateOf(addDays(today(now), -GUEST_DAYS)) } };
  const longOver = { household: { trip } };
  await db.tripPerson.deleteMany({ where: { ...longOver, crewMemberId: null } });
  await db.tripVehicle.deleteMany({ where: { ...longOver, rideId: null } });
  await db.invite.updateMany({
    where: { ...longOver, givenEmail: { not: null } },
    data: noOwnAddress,
  });
  await db.household.updateMany({
    where: { leftAt: { not: null }, name: { not: null }, leftEmail: { not: null }, trip },
    data: { leftEmail: null },
  });
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
  await db.planRefusal.deleteMany({ where: { createdAt: before(NOT_ME_MS) } });
  await db.notification.deleteMany({
    where: { OR: [{ readAt: before(READ_MS) }, { createdAt: before(UNREAD_MS) }] },
  });
  // Last, and without stopping the purge, because it adds up the costs of many trips.
  await forgetSettled().catch((error) =>
    log.error({ err: error }, 'settled households could not be forgotten'),
  );
}
