import 'server-only';
import { dateOf, formatDay, today } from '@/lib/dates';
import { badInput, conflict, forbidden, notFound } from '@/lib/errors';
import { inTurns } from '@/lib/in-steps';
import { db, type Tx } from '@/lib/server/db/client';
import { oneLine } from '@/lib/text';
import { countAll } from '../headcount/count';
import { shortName } from '../households/household-name';
import { householdFor, type LockedTrip } from '../lock-with-people';
import { requireDayOf } from '../meals/change-meal';
import type { TripCaller } from '../trip-caller';
import { dutiesOn, isThereForDuties } from './duty-days';
import { lockWithDays } from './get-days';
import type { Days, TurnChange } from './schema';
import { sharingDuties, type Turn } from './share-duties';
import { type DaysRow, dutyDays, toDays, turnsOf } from './to-days';

type Locked = LockedTrip<DaysRow>;

const lockDays = (tx: Tx, caller: TripCaller): Promise<Locked> =>
  lockWithDays(tx, caller, 'Only those who are going can share the duties.');

export const setDuties = (caller: TripCaller, duties: string[]): Promise<Days> =>
  db.$transaction(async (tx) => {
    const locked = await lockDays(tx, caller);
    const { tripId, row, runs } = locked;
    if (!runs) throw forbidden('Only an organiser can change which duties there are.');
    // A duty keeps its turns when only the capitals in its name have changed.
    const kept = new Map(duties.map((duty) => [duty.toLowerCase(), duty]));
    for (const before of row.duties) {
      const now = kept.get(before.toLowerCase());
      if (now === before) continue;
      const where = { tripId, duty: before };
      if (now) await tx.dutyTurn.updateMany({ where, data: { duty: now } });
      else await tx.dutyTurn.deleteMany({ where });
    }
    await tx.trip.update({ where: { id: tripId }, data: { duties } });
    const turns = row.turns.flatMap((turn) => {
      const duty = kept.get(turn.duty.toLowerCase());
      return duty ? [{ ...turn, duty }] : [];
    });
    return daysWith(locked, { duties, turns });
  });

/** Throws 409 when the turn or the duties have changed since the caller saw them. */
export const setTurn = (
  caller: TripCaller,
  named: { day: string; duty: string },
  { household_id, from, duty: seen }: TurnChange,
): Promise<Days> =>
  db.$transaction(async (tx) => {
    const locked = await lockDays(tx, caller);
    const { tripId, row, households, own, runs } = locked;
    const { day, number, duty } = placeOf(named, locked);
    if (seen !== undefined && seen !== duty)
      throw conflict('The duties have changed in the meantime. Please check again whose turn it is.');
    const holder =
      turnsOf(row, households, row).find((turn) => turn.day === day && turn.duty === number)?.household_id ??
      null;
    // The button was pressed twice, or two people made the same change.
    if (holder === household_id) return daysWith(locked, row);
    if (from !== undefined && from !== holder) throw conflict(takenText(locked, holder, duty));
    if (household_id === null) {
      if (!runs && holder !== own?.household_id)
        throw forbidden('Only an organiser can take a turn from another household.');
      await tx.dutyTurn.deleteMany({ where: { tripId, day: dateOf(day), duty } });
    } else {
      const household = householdFor(locked, household_id);
      if (!isThereForDuties(household, row, day)) {
        const words = `They aren’t there on ${formatDay(day)}.`;
        throw badInput(words, { household_id: words });
      }
      await saveTurns(tx, tripId, [{ day, duty, household_id }]);
    }
    const others = row.turns.filter((turn) => turn.day !== day || turn.duty !== duty);
    const turns = household_id === null ? others : [...others, { day, duty, household_id }];
    return daysWith(locked, { duties: row.duties, turns });
  });

/** Saves the suggestion only with `apply`, which only organisers may use. */
export const suggestDuties = (caller: TripCaller, apply: boolean): Promise<Days> =>
  db.$transaction(async (tx) => {
    const locked = await lockDays(tx, caller);
    const { tripId, row, households, runs } = locked;
    if (apply && !runs) throw forbidden('Only an organiser can share out the duties.');
    const people = new Map(households.map((each) => [each.household_id, countAll([each]).people]));
    const shared = await inTurns(sharingDuties(dutyDays(row, households, row, today()), people));
    const named = shared.map(({ duty, ...turn }) => ({ ...turn, duty: row.duties[duty] ?? '' }));
    if (apply) await saveTurns(tx, tripId, named);
    return daysWith(locked, { duties: row.duties, turns: [...held(locked), ...named] });
  });

/** Leaves out turns whose household is no longer there on the day. */
const held = ({ row, households }: Locked) =>
  turnsOf(row, households, row).map(({ duty, ...turn }) => ({ ...turn, duty: row.duties[duty] ?? '' }));

const daysWith = ({ row, households }: Locked, duties: Pick<DaysRow, 'duties' | 'turns'>): Days =>
  toDays(row, households, { ...row, ...duties });

type NamedTurn = Omit<Turn, 'duty'> & { duty: string };

async function saveTurns(tx: Tx, tripId: string, turns: readonly NamedTurn[]): Promise<void> {
  await tx.$executeRaw`
    insert into duty_turns (trip_id, day, duty, household_id)
    select ${tripId}::uuid, * from unnest(
      ${turns.map(({ day }) => day)}::date[], ${turns.map(({ duty }) => duty)}::text[],
      ${turns.map(({ household_id }) => household_id)}::uuid[])
    on conflict (trip_id, day, duty) do update set household_id = excluded.household_id`;
}

function placeOf({ day, duty }: { day: string; duty: string }, { row }: Locked) {
  requireDayOf(row, day);
  const number = /^\d$/.test(duty) ? Number(duty) : -1;
  const name = row.duties[number];
  if (name === undefined) throw notFound();
  if (!dutiesOn(row.duties, row, day, row.bans).includes(number)) {
    const message = `This duty isn’t needed on ${formatDay(day)}.`;
    throw badInput(message, { duty: message });
  }
  return { day, number, duty: name };
}

function takenText({ households }: Locked, holder: string | null, duty: string): string {
  const household = households.find(({ household_id }) => household_id === holder);
  if (!household) return `Nobody has this turn any more: ${duty}.`;
  return `${oneLine(shortName(household.profile_name))} has taken this turn: ${duty}.`;
}
