import 'server-only';
import type { Account } from '../auth/viewer';
import { isUniqueViolation } from '../database-errors';
import { db, type Tx } from '../db';
import { conflict, signedOut } from '../errors';
import { shownProfile } from './queries';
import type { Profile, ProfileInput } from './schema';

const TAKEN = 'This username is taken. Please choose another one.';

/** Makes the account's profile, with all that comes with a first one, or changes it. */
export async function saveProfile(account: Account, input: ProfileInput): Promise<Profile> {
  const { userId } = account;
  const saving = db.$transaction(async (tx) => {
    // Of two first saves at once the second waits here, and then finds the profile that the first has made.
    const locked = await tx.$queryRaw<unknown[]>`
      select id from users where id = ${userId}::uuid for no key update`;
    if (locked.length === 0) throw signedOut();
    const known = await tx.profile.count({ where: { userId } });
    if (known) return tx.profile.update({ where: { userId }, data: input, select: shownProfile });
    return createProfile(tx, account, input);
  });
  return saving.catch((error: unknown) => {
    throw isUniqueViolation(error) ? conflict(TAKEN, { username: TAKEN }) : error;
  });
}

/** The profile with the person's own camper; invitations that were waiting for the address become theirs. */
async function createProfile(tx: Tx, { userId, email }: Account, input: ProfileInput): Promise<Profile> {
  const { name } = input;
  const profile = await tx.profile.create({
    data: {
      ...input,
      userId,
      crew: { create: { type: 'camper', name, email, age: 'adult', isOwner: true } },
    },
    select: shownProfile,
  });
  // One invitation a trip and address, and a new profile holds none yet: a trip cannot get it twice.
  await tx.invite.updateMany({ where: { email, profileId: null }, data: { profileId: profile.id } });
  return profile;
}
