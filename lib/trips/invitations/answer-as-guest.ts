import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { parseInput } from '@/lib/server/http/parse';
import { announceAnswer, readAnswer } from '../attendance/announce-answer';
import { guestColumn, guestOf } from '../attendance/guest';
import { noNights, saveNights } from '../attendance/save-nights';
import type { HouseholdId } from '../households/household-id';
import { saveGuestParty } from '../households/save-guest-party';
import { type Answer, guestAnswer } from './schema';

/** Keeps what somebody without an account answers; what is left out stays as it was. Throws 400. */
export async function answerAsGuest(tx: Tx, household: HouseholdId, input: Answer): Promise<void> {
  const { tripId, id } = household;
  const [row] = await tx.$queryRaw<{ guest: unknown }[]>`
    select ${guestColumn} from households h where h.trip_id = ${tripId}::uuid and h.id = ${id}::uuid`;
  const kept = guestOf(row?.guest ?? null);
  const { attending, name, crew, vehicles } = parseInput(guestAnswer, {
    attending: input.attending,
    name: input.name ?? kept?.name ?? null,
    crew: input.crew ?? kept?.crew ?? [],
    vehicles: input.vehicles ?? kept?.vehicles ?? [],
  });
  const before = await readAnswer(tx, household);
  if (attending) await saveNights(tx, household, input);
  const party = { crew: (attending && crew) || [], vehicles: (attending && vehicles) || [] };
  await saveGuestParty(tx, household, party);
  await tx.household.update({
    where: { tripId_id: household },
    data: {
      attending,
      answeredAt: new Date(),
      reconfirm: false,
      name: name ?? null,
      ...(!attending && noNights),
    },
    select: { id: true },
  });
  await announceAnswer(tx, household, before);
}
