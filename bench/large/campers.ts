import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { encode } from 'next-auth/jwt';
import { newestRelease } from '../../lib/releases';
import { someAddress } from '../../tests/some-address';
import { Person } from '../person';
import type { Product } from '../servers';

/** How many people are asked for, spread over all accounts, so that pages don't meet the same rows again and again. */
const CAMPERS = 40;

/** The operator's address of both products. */
export const OPERATOR = emailOf(0);

/** Somebody with an account, what the paths name, and whose cookies they are asked with. */
export interface Camper {
  email: string;
  trip: string;
  site: string;
  expense: string;
  /** The secrets of the camper's links, by the path that they belong to. */
  tokens: Record<'invite' | 'invites' | 'join' | 'at-home' | 'calendar', string>;
  cookies: Record<'account' | 'guest' | 'operator' | 'nobody', string>;
}

/** Gives some people of a filled database a session, links, and a guest on their trip. */
export async function campersOf(product: Product, accounts: number): Promise<Camper[]> {
  const operator = await cookieOf(product, OPERATOR);
  await product.client.query(`update sessions set operator_until = now() + interval '1 day'`);
  const campers: Camper[] = [];
  for (let nth = 0; nth < CAMPERS; nth++) {
    // Six more each time: trips begin on other days.
    const email = emailOf(Math.floor((nth * accounts) / CAMPERS) + 6 * nth);
    campers.push(await camperOf(product, email, operator));
  }
  return campers;
}

export function emailOf(account: number): string {
  return `camper-${account}@example.com`;
}

async function camperOf(product: Product, email: string, operator: string): Promise<Camper> {
  const account = await cookieOf(product, email);
  const { rows } = await product.client.query(
    `select p.id profile, t.id trip, t.campsite_id site, e.id expense, g.id guest
     from users u join profiles p on p.user_id = u.id join trips t on t.organiser_id = p.id
     join households g on g.trip_id = t.id and g.profile_id is null and g.attending
     join expenses e on e.trip_id = t.id
     where u.email = $1 order by t.id, g.id, e.id limit 1`,
    [email],
  );
  const { profile, trip, site, expense, guest } = rows[0];
  const [invite, join, home, calendar] = [secret(), secret(), secret(), secret()];
  await product.client.query('insert into invite_links (token_hash, invite_id) values ($1, $2)', [
    hash(invite),
    guest,
  ]);
  await product.client.query(
    'insert into share_links (id, trip_id, token_hash, "limit") values (gen_random_uuid(), $1, $2, 20)',
    [trip, hash(join)],
  );
  await product.client.query('insert into calendar_feeds (profile_id, token_hash) values ($1, $2)', [
    profile,
    hash(calendar),
  ]);
  await product.client.query(
    `insert into home_contacts (id, trip_id, household_id, household_name, token_hash, name, email, back_at, worry_at, send)
     select gen_random_uuid(), id, id, 'The Bennetts', $2, 'Grandma', 'grandma@example.com',
            end_date + time '16:00', end_date + time '20:00', 'on leaving'
     from trips where id = $1`,
    [trip, hash(home)],
  );
  const visitor = new Person(product.url);
  await visitor.send('POST', `/api/invites/${invite}/open`, {});
  return {
    ...{ email, trip, site, expense },
    tokens: { invite, invites: invite, join, 'at-home': home, calendar },
    cookies: { account, guest: visitor.cookie, operator, nobody: '' },
  };
}

const secret = () => randomBytes(32).toString('base64url');
const hash = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The cookie of a new session. */
export async function cookieOf({ client, secret }: Product, email: string): Promise<string> {
  const [sid, until] = [randomUUID(), Math.floor(Date.now() / 1000) + 86_400];
  const { rows } = await client.query(
    `with theirs as (update users set news_seen_on = $4 where email = $1 returning id)
     insert into sessions (id, user_id, expires_at) select $2, id, to_timestamp($3) from theirs returning user_id`,
    [email, sid, until, newestRelease.day],
  );
  const token = { sub: rows[0].user_id, sid, profile: true, until };
  return `campmates-session=${await encode({ token, secret, maxAge: 86_400 })}`;
}

/** The headers of a request with one of a camper's cookies. */
export const headersWith = (cookie: string) => ({
  'sec-fetch-site': 'same-origin',
  'x-forwarded-for': someAddress(),
  ...(cookie && { cookie }),
});
