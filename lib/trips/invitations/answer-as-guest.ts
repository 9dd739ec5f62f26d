import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { parseInput } from '@/lib/server/http/parse';
import { Prisma } from '@/prisma/generated/client';
import { announceAnswer, readAnswer } from '../attendance/announce-answer';
import type { Guest } from '../attendance/guest-schema';
import { noNights, saveNights } from '../attendance/save-nights';
import { moveGuestSeating } from '../seats/move-seating';
import { type Answer, guestAnswer } from './schema';

/** Keeps what somebody without an account answers; what is left out stays as it was. Throws 400. */
export async function answerAsGuest(
  tx: Tx,
  { id, tripId }: { id: string; tripId: string },
  kept: Guest | null,
  input: Answer,
) {
  const { attending, name, crew, vehicles } = parseInput(guestAnswer, {
    attending: input.attending,
    name: input.name ?? kept?.name ?? null,
    crew: input.crew ?? kept?.crew ?? [],
    vehicles: input.vehicles ?? kept?.vehicles ?? [],
  });
  const guest = name
    ? { name, crew: (attending && crew) || [], vehicles: (attending && vehicles) || [] }
    : null;
  const before = await readAnswer(tx, tripId, id);
  if (attending) await saveNights(tx, tripId, id, input);
  await tx.invite.update({
    where: { id },
    data: {
      attending,
      answeredAt: new Date(),
      reconfirm: false,
      guest: guest ?? Prisma.DbNull,
      ...(!attending && noNights),
    },
  });
  await moveGuestSeating(tx, { id, tripId }, kept, guest);
  await announceAnswer(tx, tripId, id, before);
}
