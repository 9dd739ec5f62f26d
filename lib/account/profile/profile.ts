import 'server-only';
import { dateOf } from '@/lib/dates';
import { conflict, signedOut } from '@/lib/errors';
import { newestRelease } from '@/lib/releases';
import type { Account } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { isUniqueViolation } from '@/lib/server/db/errors';
import { requireRoom } from '../require-room';
import { camperFields, usernameOf } from './profile-fields';
import type { Profile, ProfileInput, ProfileSetup } from './schema';

const shownProfile = { id: true, username: true, name: true, suburb: true, postcode: true } as const;

export async function getProfile(account: Account): Promise<Profile | null> {
  return db.profile.findUnique({ where: { userId: account.userId }, select: shownProfile });
}

/** A common name then needs few queries, and none reads much. */
const BATCH = 100;

/** Returns '' for a name without letters. */
export async function freeUsername(name: string): Promise<string> {
  const base = usernameOf(name);
  if (!base) return '';
  for (let first = 1; ; first += BATCH) {
    const wanted = Array.from({ length: BATCH }, (_, at) =>
      first + at === 1 ? base : `${base}${first + at}`,
    );
    const taken = await db.profile.findMany({
      where: { username: { in: wanted } },
      select: { username: true },
    });
    const known = new Set(taken.map(({ username }) => username.toLowerCase()));
    const free = wanted.find((username) => !known.has(username));
    if (free) return free;
  }
}

const TAKEN = 'This username is taken. Please choose another one.';

/** Passed in by the caller, because lib/account may not import lib/trips. */
export type ClaimWaiting = (
  tx: Tx,
  owner: { profileId: string; name: string },
  email: string,
) => Promise<void>;

export function saveProfile(
  account: Account,
  input: ProfileInput,
  claimWaiting: ClaimWaiting,
): Promise<Profile> {
  return withAccountHeld(account, async (tx) => {
    const { userId } = account;
    const known = await tx.profile.count({ where: { userId } });
    if (!known) return createProfile(tx, account, input, claimWaiting);
    const profile = await tx.profile.update({ where: { userId }, data: input, select: shownProfile });
    await renameOwnCamper(tx, profile);
    return profile;
  });
}

/** A person has one name everywhere. */
async function renameOwnCamper(tx: Tx, { id: profileId, name }: Profile): Promise<void> {
  await tx.crewMember.updateMany({
    where: { profileId, isOwner: true, name: { not: name } },
    data: { name },
  });
}

/** The form has no name and no suburb: the username becomes the name of a new profile. */
export function saveProfileSetup(
  account: Account,
  input: ProfileSetup,
  claimWaiting: ClaimWaiting,
): Promise<Profile> {
  const { username, postcode } = input;
  return withAccountHeld(account, async (tx) => {
    const { userId } = account;
    const known = await tx.profile.findUnique({ where: { userId }, select: shownProfile });
    const suburb = known?.postcode === postcode ? known.suburb : null;
    const profile = known
      ? await tx.profile.update({
          where: { userId },
          data: { username, postcode, suburb },
          select: shownProfile,
        })
      : await createProfile(tx, account, { username, name: username, suburb, postcode }, claimWaiting);
    await addCampers(tx, profile.id, input);
    return profile;
  });
}

async function addCampers(tx: Tx, profileId: string, input: ProfileSetup): Promise<void> {
  const crew = await tx.crewMember.findMany({ where: { profileId }, select: { name: true } });
  const taken = new Set(crew.map(({ name }) => name.toLowerCase()));
  const data = camperFields.flatMap((field) => {
    const name = input[field];
    if (!name || taken.has(name.toLowerCase())) return [];
    taken.add(name.toLowerCase());
    return [{ profileId, type: 'camper' as const, name, age: 'adult' as const }];
  });
  if (data.length === 0) return;
  await requireRoom(tx, profileId, 'crew', data.length);
  await tx.crewMember.createMany({ data });
}

/** Of two simultaneous saves, the second waits. Throws 409 for a taken username. */
async function withAccountHeld<T>({ userId }: Account, save: (tx: Tx) => Promise<T>): Promise<T> {
  const saving = db.$transaction(async (tx) => {
    const locked = await tx.$queryRaw<unknown[]>`
      select id from users where id = ${userId}::uuid for no key update`;
    if (locked.length === 0) throw signedOut();
    return save(tx);
  });
  return saving.catch((error: unknown) => {
    throw isUniqueViolation(error) ? conflict(TAKEN, { username: TAKEN }) : error;
  });
}

type NewProfile = Omit<ProfileInput, 'suburb'> & { suburb: string | null };

async function createProfile(
  tx: Tx,
  { userId, email }: Account,
  input: NewProfile,
  claimWaiting: ClaimWaiting,
): Promise<Profile> {
  const { name } = input;
  const profile = await tx.profile.create({
    data: {
      ...input,
      userId,
      crew: { create: { type: 'camper', name, email, age: 'adult', isOwner: true } },
    },
    select: shownProfile,
  });
  // A new person sees no release news, because every feature is new to them.
  await tx.user.update({ where: { id: userId }, data: { newsSeenOn: dateOf(newestRelease.day) } });
  await claimWaiting(tx, { profileId: profile.id, name }, email);
  return profile;
}
