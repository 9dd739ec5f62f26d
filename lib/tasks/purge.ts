import 'server-only';
import { purgeSignups } from '../account/sign-up/pending-signups';
import { purgeKept } from '../campsites/sites/keep-for-trips';
import { addDays, dateOf, earliestToday, today } from '../dates';
import { db } from '../server/db/client';
import { KEY_KEPT_MS } from '../server/http/idempotency';
import { deleteGivenUp } from '../server/jobs/failed-jobs';
import { log } from '../server/log';
import { deleteOldCards } from '../trips/emergency/delete-old-cards';
import { deleteOldPlans } from '../trips/home-contact/watch-plans';
import { noOwnAddress } from '../trips/invitations/links/own-address';
import { forgetSettled } from '../trips/leaving/open-balances';
import { GUEST_DAYS } from '../trips/policy';
import { purgeTripChanges } from '../trips/trip-version';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Offered for 7 days, but a person may keep its page open or bookmarked for longer. */
const SUGGESTION_MS = 37 * DAY_MS;
const READ_MS = 90 * DAY_MS;
const UNREAD_MS = 365 * DAY_MS;
/** A forecast covers 16 days, and is used until the weather server sends a newer one. */
const FORECAST_MS = 16 * DAY_MS;
/** The page of an expired link uses it to say for which address a new link can be requested. */
const RESET_LINK_MS = 7 * DAY_MS;
/** Long enough to compare a week with the same week of the year before. */
const FIGURES_MS = 400 * DAY_MS;
const TALLIES_MS = 90 * DAY_MS;
const GIVEN_UP_MS = 30 * DAY_MS;
const ERRORS_MS = 30 * DAY_MS;
/** An address that refused a mail may work again after this time. */
const REFUSED_MS = 90 * DAY_MS;
const NOT_ME_MS = 2 * 365 * DAY_MS;
/** For a day the token proves that its holder owns the address. After that it only fills in the address. */
const INVITED_MS = 30 * DAY_MS;

export async function purgeExpired(now = new Date()): Promise<void> {
  const expired = { where: { expiresAt: { lt: now } } };
  await purgeSignups(now);
  await db.resetToken.deleteMany({ where: { expiresAt: { lt: new Date(now.getTime() - RESET_LINK_MS) } } });
  await db.inviteSignupToken.deleteMany({
    where: { expiresAt: { lt: new Date(now.getTime() - INVITED_MS) } },
  });
  await db.emailChange.deleteMany(expired);
  await db.session.deleteMany(expired);
  await db.apiToken.deleteMany({ where: { endsAt: { lt: now } } });
  await db.aiQuestion.deleteMany(expired);
  await db.idempotencyKey.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - KEY_KEPT_MS) } } });
  await db.deletedItem.deleteMany({ where: { deletedAt: { lt: new Date(now.getTime() - HOUR_MS) } } });
  await db.plan.deleteMany({ where: { removedAt: { lt: new Date(now.getTime() - HOUR_MS) } } });
  // Nobody can use the link of an ended trip. People who joined by it stay on the trip.
  const ended = [{ calledOffAt: { not: null } }, { endDate: { lt: dateOf(earliestToday(now)) } }];
  await db.shareLink.deleteMany({ where: { trip: { OR: ended } } });
  await db.rateLimit.deleteMany({ where: { expire: { lt: now.getTime() } } });
  await purgeKept(now);
  // No more digests are sent for trips that ended everywhere in Australia.
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
    where: {
      saidAt: { lt: new Date(now.getTime() - SUGGESTION_MS) },
      trips: { none: {} },
      backups: { none: {} },
      stops: { none: {} },
    },
  });
  const before = (ms: number) => ({ lt: new Date(now.getTime() - ms) });
  await db.dailyFigure.deleteMany({ where: { day: before(FIGURES_MS) } });
  await db.serverError.deleteMany({ where: { at: before(ERRORS_MS) } });
  await db.systemNotice.deleteMany({ where: { until: { lt: now } } });
  await db.mailTally.deleteMany({ where: { day: before(TALLIES_MS) } });
  await deleteOldPlans(now);
  await deleteOldCards(now);
  await db.forecast.deleteMany({ where: { askedAt: before(FORECAST_MS) } });
  await deleteGivenUp(new Date(now.getTime() - GIVEN_UP_MS));
  await db.refusedAddress.deleteMany({ where: { lastAt: before(REFUSED_MS) } });
  await db.planRefusal.deleteMany({ where: { createdAt: before(NOT_ME_MS) } });
  await db.notification.deleteMany({
    where: { OR: [{ readAt: before(READ_MS) }, { createdAt: before(UNREAD_MS) }] },
  });
  // The last two go over many trips, and don't stop the purge.
  await purgeTripChanges(new Date(now.getTime() - DAY_MS)).catch((error) =>
    log.error({ err: error }, 'old changes of trips could not be deleted'),
  );
  await forgetSettled().catch((error) =>
    log.error({ err: error }, 'settled households could not be forgotten'),
  );
}
