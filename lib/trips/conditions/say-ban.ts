import 'server-only';
import { dateOf } from '@/lib/dates';
import { badInput } from '@/lib/errors';
import { db } from '@/lib/server/db/client';
import { daysOf, notOfTrip } from '../date-rules';
import { householdFor, lockWithPeople } from '../lock-with-people';
import type { TripCaller } from '../trip-caller';
import { getConditions } from './get-conditions';
import type { ConditionsAnswer, FireBanChange } from './schema';

/** The last word on a day counts. Whoever goes may take it back. */
export const sayBan = (caller: TripCaller, { day, banned }: FireBanChange): Promise<ConditionsAnswer> =>
  db.$transaction(async (tx) => {
    const locked = await lockWithPeople(tx, caller, { goers: 'Only those who are going can say that.' });
    const { tripId, row } = locked;
    const { household_id: householdId } = householdFor(locked, null);
    if (!daysOf(row).includes(day)) throw badInput(notOfTrip(row), { day: notOfTrip(row) });
    const tripId_day = { tripId, day: dateOf(day) };
    if (banned === null) await tx.fireBanWord.deleteMany({ where: tripId_day });
    else {
      const said = { householdId, banned, saidAt: new Date() };
      await tx.fireBanWord.upsert({
        where: { tripId_day },
        create: { ...tripId_day, ...said },
        update: said,
      });
    }
    return getConditions(caller, tx);
  });
