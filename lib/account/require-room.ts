import 'server-only';
import { conflict, signedOut } from '../errors';
import type { Tx } from '../server/db/client';
import { caps } from './caps';

type Kind = keyof typeof caps;

const counters: Record<Kind, (tx: Tx, profileId: string) => Promise<number>> = {
  trips: (tx, organiserId) => tx.trip.count({ where: { organiserId } }),
  crew: (tx, profileId) => tx.crewMember.count({ where: { profileId } }),
  rides: (tx, profileId) => tx.ride.count({ where: { profileId } }),
  gear: (tx, profileId) => tx.gearItem.count({ where: { profileId } }),
  groups: (tx, profileId) => tx.group.count({ where: { profileId } }),
  sites: (tx, ownerId) => tx.campsite.count({ where: { ownerId } }),
  saved: (tx, profileId) => tx.savedSite.count({ where: { profileId } }),
};

const refusals: Record<Kind, string> = {
  trips: `You have planned ${caps.trips} trips, which is the most that one person can have.`,
  crew: `Your crew can have up to ${caps.crew} members. Please delete somebody first.`,
  rides: `You can have up to ${caps.rides} rides. Please delete one first.`,
  gear: `Your gear can have up to ${caps.gear} items. Please remove some first.`,
  groups: `You can have up to ${caps.groups} groups. Please delete one first.`,
  sites: `You can have up to ${caps.sites} campsites of your own. Please delete one first.`,
  saved: `You can save up to ${caps.saved} campsites. Please remove one first.`,
};

/** Locks the profile, so that a parallel addition waits. Throws 401 when the account is gone. */
export async function roomFor(tx: Tx, profileId: string, kind: Kind): Promise<number> {
  const locked = await tx.$queryRaw<unknown[]>`
    select id from profiles where id = ${profileId}::uuid for no key update`;
  if (locked.length === 0) throw signedOut();
  return caps[kind] - (await counters[kind](tx, profileId));
}

/** Throws 409 when the person may not add `more` items. */
export async function requireRoom(tx: Tx, profileId: string, kind: Kind, more = 1): Promise<void> {
  if ((await roomFor(tx, profileId, kind)) < more) throw conflict(refusals[kind]);
}
