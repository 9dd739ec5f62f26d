import 'server-only';
import { dateOf } from '@/lib/dates';
import { badInput, conflict } from '@/lib/errors';
import { db } from '@/lib/server/db/client';
import { daysOf, notOfTrip } from '../date-rules';
import { householdFor, lockWithPeople } from '../lock-with-people';
import type { TripCaller } from '../trip-caller';
import { getConditions } from './get-conditions';
import type { ConditionsAnswer, FireBanChange } from './schema';

/**
 * The last word on a day counts, but nobody says "no ban" against another household's "ban". Whoever goes may
 * take any word back.
 */
export const sayBan = (caller: TripCaller, { day, banned }: FireBanChange): Promise<ConditionsAnswer> =>
  db.$transaction(async (tx) => {
    const locked = await lockWithPeople(tx, caller, { goers: 'Only those who are going can say that.' });
    const { tripId, row } = locked;
    const { household_id: householdId } = householdFor(locked, null);
    if (!daysOf(row).includes(day)) throw badInput(notOfTrip(row), { day: notOfTrip(row) });
    const tripId_day = { tripId, day: dateOf(day) };
    const before = await tx.fireBanWord.findUnique({ where: { tripId_day } });
    const other = locked.households.find(
      ({ household_id }) => household_id === before?.householdId && household_id !== householdId,
    );
    if (banned === false && before?.banned && other)
      throw conflict(`${other.profile_name} says that there is a ban. Ask them first.`);
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
