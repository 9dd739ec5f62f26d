import type { Client } from 'pg';
import { readCampsites, readFeatures } from '../data/campsites';
import { readPlaces } from '../data/places';
import { seedHash } from '../data/seed-files';
import { readDogs, readParks, readRoads } from '../data/site-facts';
import { connectTo } from './client';
import { placeSites } from './place-sites';

const seedLock = 4_267_669;

/** Rows keep their ids from one load to the next. */
export async function seed(databaseUrl: string): Promise<'loaded' | 'current'> {
  const client = await connectTo(databaseUrl);
  try {
    // The mark is a comment on the table campsites: part of the load's transaction, and no table of its own.
    const mark = `open data ${await seedHash()}`;
    const loaded = await load(client, mark);
    await placeSites(client, mark);
    return loaded;
  } finally {
    await client.end();
  }
}

async function load(client: Client, mark: string): Promise<'loaded' | 'current'> {
  if ((await loadedMark(client)) === mark) return 'current';
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [seedLock]);
  if ((await loadedMark(client)) === mark) {
    // Another server has loaded it meanwhile.
    await client.query('rollback');
    return 'current';
  }
  await withoutWordIndexes(client, async () => {
    await loadPlaces(client);
    await loadCampsites(client);
    await loadEvidence(client, 'site_parks', await readParks());
  });
  await loadEvidence(client, 'site_roads', await readRoads());
  await loadEvidence(client, 'site_dogs', await readDogs());
  await client.query(`comment on table campsites is '${mark}'`);
  await client.query('commit');
  // Otherwise the planner would not use the indexes of these tables for about a minute.
  await client.query(
    'analyze places, campsites, campsite_features, site_parks, site_roads, site_dogs, known_words',
  );
  return 'loaded';
}

async function loadedMark(client: Client): Promise<string | null> {
  const { rows } = await client.query(`select obj_description('campsites'::regclass) as mark`);
  return rows[0].mark;
}

const givenOfSite = [
  'name',
  'address',
  'state',
  'locality',
  'postcode',
  'latitude',
  'longitude',
  'phone_contact',
  'campsite_url',
  'pet_friendly',
  'group_only',
];

/** Writes only changed rows, because writing takes most of a load's time. */
function updateOf(table: string, columns: string[], ...stamps: string[]): string {
  const of = (row: string, names: string[]) => names.map((name) => `${row}.${name}`).join(', ');
  const set = [...columns, ...stamps];
  return `update set (${set.join(', ')}) = row(${of('excluded', set)})
    where (${of(table, columns)}) is distinct from (${of('excluded', columns)})`;
}

/** Creating the word indexes after the load halves the time. */
async function withoutWordIndexes(client: Client, load: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; made: string }>(`
    select indexname name, indexdef made from pg_indexes
    where schemaname = current_schema() and tablename in ('places', 'campsites', 'site_parks', 'known_words')
      and indexdef like '%USING gin%' and not exists (select from places)`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await load();
  for (const { made } of rows) await client.query(made);
}

async function loadPlaces(client: Client): Promise<void> {
  const placeColumns = await stage(client, 'places', await readPlaces());
  await client.query(`
    insert into places (${placeColumns}) select ${placeColumns} from given_places
    on conflict (name, state, postcode) do ${updateOf('places', ['latitude', 'longitude', 'population', 'approx'])}`);
  await client.query(`
    delete from places where not exists (
      select from given_places given where (given.name, given.state, given.postcode) = (places.name, places.state, places.postcode))`);
}

async function loadCampsites(client: Client): Promise<void> {
  const { campsites, features } = await readCampsites();
  const siteColumns = await stage(client, 'campsites', campsites);
  await client.query(`
    insert into campsites (${siteColumns}) select ${siteColumns} from given_campsites
    on conflict (source_ref) do ${updateOf('campsites', givenOfSite, 'updated_at')}`);
  await applyCorrections(client);
  // A site that is no longer in the open data stays while trips go there.
  await client.query(`
    delete from campsites where source = 'open'
      and not exists (select from given_campsites given where given.source_ref = campsites.source_ref)
      and not exists (select from trips where trips.campsite_id = campsites.id)`);

  const featureColumns = await stage(client, 'site_features', await readFeatures());
  await client.query(`
    insert into site_features (${featureColumns}) select ${featureColumns} from given_site_features
    on conflict (name) do update set search_name = excluded.search_name, bundled = true`);
  await client.query(`
    delete from campsite_features using campsites
    where campsites.id = campsite_features.campsite_id and campsites.source = 'open'`);
  await client.query(
    `insert into campsite_features (campsite_id, feature_id, present)
    select campsites.id, site_features.id, given.present
    from jsonb_to_recordset($1) as given (source_ref text, feature citext, present boolean)
    join campsites using (source_ref) join site_features on site_features.name = given.feature`,
    [JSON.stringify(features)],
  );
}

/** The open data's values are stored beside the operators' corrections (lib/operator/sites). */
async function applyCorrections(client: Client): Promise<void> {
  await client.query(`
    update site_corrections set
      given_name = given.name, given_latitude = given.latitude, given_longitude = given.longitude
    from given_campsites given where given.source_ref = site_corrections.source_ref`);
  await client.query(`
    update campsites set name = coalesce(k.name, campsites.name), latitude = coalesce(k.latitude, campsites.latitude),
      longitude = coalesce(k.longitude, campsites.longitude),
      hidden_at = case when k.gone then coalesce(campsites.hidden_at, now()) else campsites.hidden_at end
    from site_corrections k where k.source_ref = campsites.source_ref`);
}

/** Keyed by the campground's id in the open data. */
async function loadEvidence(client: Client, table: string, rows: object[]): Promise<void> {
  const columns = await stage(client, table, rows);
  const told = columns.split(', ').filter((column) => column !== 'source_ref');
  await client.query(`
    insert into ${table} (${columns}) select ${columns} from given_${table}
    on conflict (source_ref) do update set ${told.map((column) => `${column} = excluded.${column}`).join(', ')}`);
  await client.query(`
    delete from ${table} where not exists (
      select from given_${table} given where given.source_ref = ${table}.source_ref)`);
}

async function stage(client: Client, table: string, rows: object[]): Promise<string> {
  await client.query(`create temporary table given_${table} (like ${table}) on commit drop`);
  await client.query(
    `insert into given_${table} select * from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
  // Return only the filled columns, because a generated column accepts no value.
  return Object.keys(rows[0] ?? {}).join(', ');
}
