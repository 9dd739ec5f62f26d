import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { encode } from 'next-auth/jwt';
import { newestRelease } from '../../../lib/releases';
import { Person } from '../../../scripts/demo/person';
import { someAddress } from '../../../tests/some-address';
import type { Database, Product } from '../servers';

/** Number of people whose pages are requested in turn, so that the requests read different rows. */
const CAMPERS = 40;

/** The operator's e-mail address in both products. */
export const OPERATOR = emailOf(0);

/** A person with an account: the ids and tokens to put in paths, and the cookies to send. */
export interface Camper {
  email: string;
  trip: string;
  site: string;
  expense: string;
  /** Tokens of the camper's links, keyed by the first folder of the link's path. */
  tokens: Record<'invite' | 'invites' | 'join' | 'at-home' | 'calendar', string>;
  cookies: Record<'account' | 'guest' | 'operator' | 'nobody', string>;
}

/**
 * Finds people who organise a trip that begins soon. Creates for each of them a session, links, and
 * the session of a guest on that trip.
 */
export async function campersOf(product: Product): Promise<Camper[]> {
  const operator = await cookieOf(product, OPERATOR);
  await product.client.query(`update sessions set operator_until = now() + interval '1 day'`);
  const { rows } = await product.client.query<Found>(
    `select u.email::text, p.id profile, t.id trip, t.campsite_id site,
       (select e.id from expenses e where e.trip_id = t.id order by e.id limit 1) expense,
       (select h.id from households h where h.trip_id = t.id and h.profile_id is null and h.attending limit 1) guest
     from trips t join profiles p on p.id = t.organiser_id join users u on u.id = p.user_id
     where t.start_date between current_date + 5 and current_date + 25 order by md5(t.id::text) limit $1`,
    [CAMPERS],
  );
  const campers: Camper[] = [];
  for (const found of rows) campers.push(await toCamper(product, found, operator));
  return campers;
}

export function emailOf(account: number): string {
  return `camper-${account}@example.com`;
}

interface Found extends Pick<Camper, 'email' | 'trip' | 'site' | 'expense'> {
  profile: string;
  guest: string;
}

async function toCamper(
  product: Product,
  { profile, guest, ...found }: Found,
  operator: string,
): Promise<Camper> {
  const [account, invite, join, home, calendar] = [
    await cookieOf(product, found.email),
    secret(),
    secret(),
    secret(),
    secret(),
  ] as const;
  const insert = (row: string, ...values: string[]) => product.client.query(`insert into ${row}`, values);
  await insert('invite_links (token_hash, invite_id) values ($1, $2)', hash(invite), guest);
  await insert('calendar_feeds (profile_id, token_hash) values ($1, $2)', profile, hash(calendar));
  const link = 'share_links (id, trip_id, token_hash, "limit") values (gen_random_uuid(), $1, $2, 20)';
  await insert(link, found.trip, hash(join));
  await insert(
    `home_contacts (id, trip_id, household_id, household_name, token_hash, name, email, back_at, worry_at, send)
     select gen_random_uuid(), id, id, 'The Bennetts', $2, 'Grandma', 'grandma@example.com',
            end_date + time '16:00', end_date + time '20:00', 'on leaving'
     from trips where id = $1`,
    ...[found.trip, hash(home)],
  );
  const visitor = new Person(product.url);
  await visitor.send('POST', `/api/invites/${invite}/open`, {});
  return {
    ...found,
    tokens: { invite, invites: invite, join, 'at-home': home, calendar },
    cookies: { account, guest: visitor.cookie, operator, nobody: '' },
  };
}

const secret = () => randomBytes(32).toString('base64url');
const hash = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Returns the id of the trip that a filled account organises. */
export async function tripOf({ client }: Database, email: string): Promise<string> {
  const { rows } = await client.query(
    'select t.id from trips t join profiles p on p.id = t.organiser_id join users u on u.id = p.user_id where u.email = $1',
    [email],
  );
  return rows[0].id;
}

/** Creates a session and returns its cookie. */
export async function cookieOf({ client, secret }: Database, email: string): Promise<string> {
  const [sid, until] = [randomUUID(), Math.floor(Date.now() / 1000) + 86_400];
  const { rows } = await client.query(
    `with theirs as (update users set news_seen_on = $4 where email = $1 returning id)
     insert into sessions (id, user_id, expires_at) select $2, id, to_timestamp($3) from theirs returning user_id`,
    [email, sid, until, newestRelease.day],
  );
  const token = { sub: rows[0].user_id, sid, profile: true, until };
  return `campmates-session=${await encode({ token, secret, maxAge: 86_400 })}`;
}

/** Returns the headers of a request with this cookie. */
export const headersWith = (cookie: string) => ({
  'sec-fetch-site': 'same-origin',
  'x-forwarded-for': someAddress(),
  ...(cookie && { cookie }),
});
