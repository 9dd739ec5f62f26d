import { readFile } from 'node:fs/promises';
import type { Client } from 'pg';
import { stateIn } from '../../lib/places/state-in';
import { landFile } from '../data/seed-files';

/** People's writes never wait long for one statement. */
const BATCH = 500;

const placeLock = 4_267_670;

interface Spot {
  id: string;
  latitude: number;
  longitude: number;
}

/**
 * The rules of lib/campsites/sites/where-is.ts otherwise apply only when a site is saved. What an owner said
 * or wrote stays. The mark, a comment on the column, says that it is done. The lock lasts until the
 * connection ends.
 */
export async function placeSites(client: Client, mark: string): Promise<void> {
  if ((await placedMark(client)) === mark) return;
  const { rows } = await client.query('select pg_try_advisory_lock($1) locked', [placeLock]);
  if (!rows[0].locked || (await placedMark(client)) === mark) return;
  const lands = JSON.parse(await readFile(landFile, 'utf8'));
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows: spots } = await client.query<Spot>(
      `select id, latitude, longitude from campsites
      where source = 'user' and not state_said and id > $1 order by id limit ${BATCH}`,
      [last],
    );
    const end = spots.at(-1);
    if (!end) break;
    last = end.id;
    await placeBatch(
      client,
      spots.map((spot) => ({ ...spot, state: stateIn(lands, spot) })),
    );
  }
  await client.query(`comment on column campsites.state is '${mark}'`);
}

async function placedMark(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ done: string | null }>(`
    select col_description(attrelid, attnum) done from pg_attribute
    where attrelid = 'campsites'::regclass and attname = 'state'`);
  return rows[0]?.done ?? null;
}

const written = (of: string) =>
  `concat_ws(' ', ${of}.name, case when ${of}.state <> 'OT' then ${of}.state end, ${of}.postcode)`;

/** An address that is a place's name was made from the old locality, so it follows the new one. */
async function placeBatch(client: Client, spots: (Spot & { state: string | null })[]): Promise<void> {
  await client.query(
    `update campsites c set state = found.state, postcode = found.postcode, locality = found.locality,
      address = case when exists (
          select from places p where p.postcode = c.postcode and ${written('p')} = c.address)
        then found.address else c.address end
    from (
      select given.*, coalesce(given.own, near.state) state, near.postcode,
        case when near.km <= 50 then near.name end locality,
        case when near.km <= 50 then ${written('near')} end address
      from jsonb_to_recordset($1) given (id uuid, latitude float8, longitude float8, own text)
      cross join lateral (
        select name, state, postcode,
          earth_position(latitude, longitude) <-> earth_position(given.latitude, given.longitude) km
        from places where given.own is null or state = given.own
        order by earth_position(latitude, longitude) <-> earth_position(given.latitude, given.longitude) limit 1
      ) near
    ) found
    where c.id = found.id and not c.state_said and (c.latitude, c.longitude) = (found.latitude, found.longitude)
      and (c.state, c.postcode, c.locality) is distinct from (found.state, found.postcode, found.locality)`,
    [JSON.stringify(spots.map(({ state: own, ...spot }) => ({ ...spot, own })))],
  );
}
