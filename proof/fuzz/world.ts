import { createHash } from 'node:crypto';
import bcrypt from 'bcryptjs';
import { pool } from '../../lib/server/db/client';
import { invitationToken } from '../../lib/trips/invitations/links/link';
import { OPERATOR, operator } from '../../tests/factories/operators';
import { newcomer, type Person } from '../../tests/factories/people';
import { sharedToken } from '../../tests/factories/share-link';
import { password } from '../../tests/factories/sign-up';
import { type Standing, standings, tripOfStandings } from '../../tests/factories/standings';
import { moveTo } from '../../tests/factories/trips';
import type { Caller } from './call';
import type { Known } from './values';

export interface WorldCaller extends Caller {
  /**
   * The caller's standing on the trip. The caller's requests use the ids of things that belong to
   * this standing, such as its own expense.
   */
  standing: Standing;
  /** The caller's account; null for guests and for people who aren't logged in. */
  account: Person | null;
}

/** A trip with one caller of every standing, a caller without a profile and an operator. */
export interface World {
  trip: Awaited<ReturnType<typeof tripOfStandings>>;
  callers: WorldCaller[];
  operator: WorldCaller;
  /** Tokens of an invitation and of the trip's share link. */
  links: { invite: string; share: string };
}

// Hashes the password as the product does, but with bcrypt's lowest cost, which is fastest.
const passwordHash = bcrypt.hashSync(createHash('sha384').update(password).digest('base64'), 4);

/**
 * The states of the worlds' trips. The list repeats: of every five worlds, one has a trip that is
 * over and one a trip that was called off.
 */
const states = ['coming', 'coming', 'over', 'coming', 'called off'] as const;

/**
 * Creates the world with this number in the product's database. `secret` is the bearer token of the
 * host's cron and Prometheus.
 */
export async function makeWorld(secret: string, number: number): Promise<World> {
  // The factory creates the operator anew and deletes the previous world's operator. The database
  // refuses this when that operator is on a trip, so change the address first.
  await pool.query(`update users set email = id || '@example.com' where email = $1`, [OPERATOR]);
  const trip = await tripOfStandings();
  const organiser = trip.who.organiser.as as Person;
  const links = {
    invite: invitationToken(trip.who['guest pending'].household),
    share: await sharedToken(trip.id, organiser),
  };
  const known = knownOf(trip, links);
  const callerOf = (standing: Standing, as?: { cookie: string }): WorldCaller => ({
    standing,
    known,
    cookie: as?.cookie ?? '',
    secret: '',
    account: as && 'viewer' in as ? (as as Person) : null,
  });
  const kerry = { ...callerOf('stranger', await operator()), secret };
  const callers = standings.map((standing) => callerOf(standing, trip.who[standing].as));
  const state = states[number % states.length];
  if (state === 'over') await moveTo(trip, -5, -2);
  if (state === 'called off')
    await pool.query('update trips set called_off_at = now() where id = $1', [trip.id]);
  await pool.query('update users set password_hash = $1 where password_hash is null', [passwordHash]);
  return {
    trip,
    links,
    operator: kerry,
    callers: [...callers, callerOf('stranger', await newcomer()), kerry],
  };
}

/**
 * Returns the ids of the trip's things, by the names of the fields and parameters that take them.
 */
function knownOf({ id, who, dinner, car, line, item, vote }: World['trip'], links: World['links']): Known {
  const all = Object.values(who);
  const names = (values: string[], ...keys: string[]) => Object.fromEntries(keys.map((key) => [key, values]));
  const households = all.map(({ household }) => household);
  const vehicles = [car, ...all.map(({ trailer }) => trailer)];
  return {
    ...names([id], 'id'),
    ...names(households, 'household', 'household_id', 'inviteId', 'invitee_id', 'from', 'to', 'paid_by'),
    ...names(
      all.map(({ person }) => person),
      'person_id',
      'crew_member_ids',
      'owner_crew_member_ids',
    ),
    ...names(vehicles, 'ride', 'ride_id', 'ride_ids', 'owner_ride_ids', 'car_id', 'lead', 'tail'),
    ...names(
      vote.options.map((option) => option.id),
      'option_id',
      'dates_option_id',
      'site_option_id',
      'without',
    ),
    ...names(
      all.map(({ expense }) => expense),
      'expenseId',
    ),
    ...names(
      all.map(({ payment }) => payment),
      'paymentId',
    ),
    ...names(
      all.map(({ notice }) => notice),
      'noticeId',
    ),
    ...names([item, ...all.map(({ packed }) => packed)], 'item'),
    ...names(
      all.map(({ todo }) => todo),
      'todo',
    ),
    ...names(
      all.map(({ plan }) => plan),
      'plan',
    ),
    ...names(
      all.map(({ booking }) => booking),
      'booking',
    ),
    ...names(
      all.map(({ pitch }) => pitch),
      'pitch',
    ),
    ...names([line], 'line'),
    ...names([dinner.day], 'day', 'start_date', 'end_date', 'arrive_on', 'leave_on'),
    ...names(Object.values(links), 'token'),
    ...names([password], 'password', 'current_password'),
    ...names(
      all.flatMap(({ as }) => (as && 'email' in as ? [String(as.email)] : [])),
      'email',
      'emails',
      'invitees',
    ),
  };
}
