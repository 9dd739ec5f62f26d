import { join } from 'node:path';
import type { Client } from 'pg';
import { chordOf, directionOf, EARTH, type Position } from '../../lib/geometry';
import { connectTo } from '../../scripts/database/client';
import { startEmbeddedPostgres } from '../../scripts/database/embedded-postgres';
import { migrate } from '../../scripts/database/migrate';
import { seed } from '../../scripts/database/seed';
import { print } from '../../scripts/print';
import { fill, productDatabase } from './fill/fill';
import { median } from './load';
import { processorTimeOf } from './processor-time';

const SITES = 1_000_000;
const ROUNDS = 5;

const areas: Record<string, Position> = {
  Brisbane: { latitude: -27.4083, longitude: 153.0298 },
  'the Simpson Desert': { latitude: -25.2, longitude: 137.0 },
};
const radii = [10, 50, 100, 200];

const NEAREST = 3;
/** Radii in km of the circles in which a way without order looks for the nearest campsites. */
const circles = [5, 20, 80, 320];

/**
 * A way to find the rows around a position. `index` is SQL for an index. `condition` returns SQL
 * for the box that contains the circle.
 */
interface Way {
  index: string;
  condition: (centre: Position, km: number) => string;
}

const DEGREE = (EARTH * Math.PI) / 180;

/**
 * Returns the box around a circle, in degrees. The result is wrong near the poles and the date
 * line.
 */
function boxOf({ latitude, longitude }: Position, km: number) {
  const high = km / DEGREE;
  const wide = (Math.asin(Math.sin(km / EARTH) / Math.cos((latitude * Math.PI) / 180)) * 180) / Math.PI;
  return { south: latitude - high, north: latitude + high, west: longitude - wide, east: longitude + wide };
}

/** Returns the whole numbers from `from` to `to`, both included. */
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const steps = (from: number, to: number, perDegree: number) =>
  range(Math.floor(from * perDegree), Math.floor(to * perDegree));

/**
 * Returns a way that divides the earth into the squares of a grid, numbers the squares, and indexes
 * each row by the number of its square. A square is 1/`perDegree` of a degree wide and high.
 */
const cells = (perDegree: number): Way => {
  const row = 360 * perDegree;
  return {
    index: `((floor(latitude * ${perDegree})::int * ${row} + floor(longitude * ${perDegree})::int))`,
    condition: (centre, km) => {
      const { south, north, west, east } = boxOf(centre, km);
      const touched = steps(south, north, perDegree).flatMap((y) =>
        steps(west, east, perDegree).map((x) => y * row + x),
      );
      return `floor(latitude * ${perDegree})::int * ${row} + floor(longitude * ${perDegree})::int = any('{${touched}}'::int[])`;
    },
  };
};

/**
 * Returns a way that divides the earth into bands of latitude, each 1/`perDegree` of a degree high,
 * and indexes each row by its band and then by its longitude.
 */
const bands = (perDegree: number): Way => ({
  index: `((floor(latitude * ${perDegree})::int), longitude)`,
  condition: (centre, km) => {
    const { south, north, west, east } = boxOf(centre, km);
    return `floor(latitude * ${perDegree})::int = any('{${steps(south, north, perDegree)}}'::int[]) and longitude between ${west} and ${east}`;
  },
});

const cube: Way = {
  index: 'using gist (earth_position(latitude, longitude))',
  condition: ({ latitude, longitude }, km) =>
    `earth_position(latitude, longitude) <@ cube_enlarge(earth_position(${latitude}, ${longitude}), ${chordOf(km)}, 3)`,
};

const ways: Record<string, Way> = {
  'GiST over cube': cube,
  'cells of 0.25°': cells(4),
  'cells of 0.1°': cells(10),
  'bands of 0.25°': bands(4),
  'bands of 0.1°': bands(10),
};

/**
 * Prints how long Postgres takes to find the campsites around a position among a million campsites,
 * for each way in `ways`.
 */
export async function comparePositions(dataDir: string): Promise<void> {
  const postgres = await startEmbeddedPostgres(join(dataDir, 'positions'));
  try {
    await migrate(postgres.url);
    await seed(postgres.url);
    await fill(productDatabase(postgres.adminUrl), {
      accounts: 1000,
      trips: 0,
      households: 10,
      sites: SITES,
      expenses: 0,
    });
    const client = await connectTo(postgres.url);
    await measure(client);
    await client.end();
  } finally {
    await postgres.stop();
  }
}

async function measure(client: Client): Promise<void> {
  print(`\nCampsites within a circle among ${SITES.toLocaleString('en-AU')}`);
  for (const [at, [name, { index }]] of Object.entries(ways).entries()) {
    // Each way has its own table, so that Postgres can't choose the index of another way.
    const table = `measured_${at}`;
    await client.query(
      `create table ${table} as select id, name, latitude, longitude, group_only from campsites`,
    );
    await client.query(`create index ${table}_position on ${table} ${index} where not group_only`);
    const { rows } = await client.query(`select pg_relation_size('${table}_position') size`);
    print(`  ${name}: an index of ${(rows[0].size / 1e6).toFixed(0)} MB`);
  }
  await client.query('vacuum analyze');
  print(`  ms of the processor by Postgres: ${Object.keys(ways).join(' | ')}`);
  for (const [area, centre] of Object.entries(areas)) {
    const times = await timesOf(client, 400, (at) => nearestOf(client, at, centre));
    printTimes(`the nearest ${NEAREST} to ${area}`, times);
    for (const km of radii) {
      const [{ hits = 0 } = {}] = await within(client, 0, centre, km);
      // Linux counts processor time in hundredths of a second, so a query that finds few rows must
      // run many times.
      const calls = 5 + Math.ceil(20_000 / (hits + 100));
      const perCall = await timesOf(client, calls, (at) => within(client, at, centre, km));
      printTimes(`${km} km round ${area}, ${hits} found`, perCall);
    }
  }
}

const printTimes = (what: string, times: number[]) =>
  print(`  ${what.padEnd(48)} ${times.map((ms) => ms.toFixed(2)).join(' | ')}`);

/** SQL for the chord from a position to a row, in km, in plain arithmetic as in the product's search. */
function chordFrom(centre: Position): string {
  const { x, y, z } = directionOf(centre);
  return `${EARTH} * sqrt((cos(radians(latitude)) * cos(radians(longitude)) - ${x}) ^ 2
    + (cos(radians(latitude)) * sin(radians(longitude)) - ${y}) ^ 2 + (sin(radians(latitude)) - ${z}) ^ 2)`;
}

/** Counts the campsites within a circle, by the way with this number. */
async function within(client: Client, at: number, centre: Position, km: number): Promise<{ hits: number }[]> {
  const { rows } = await client.query(`select count(*)::int hits, min(name) from (
    select name, ${chordFrom(centre)} chord from measured_${at}
    where not group_only and ${condition(at, centre, km)}
  ) near where chord <= ${chordOf(km)}`);
  return rows;
}

const condition = (at: number, centre: Position, km: number) =>
  Object.values(ways)[at]?.condition(centre, km) ?? 'true';

/**
 * Finds the nearest campsites. GiST returns rows by distance. A B-tree doesn't, so each other way
 * looks in larger and larger circles until a circle has enough campsites.
 */
async function nearestOf(client: Client, at: number, centre: Position): Promise<unknown[]> {
  if (Object.values(ways)[at] === cube) {
    const { latitude, longitude } = centre;
    const { rows } = await client.query(`select id from measured_${at} where not group_only
      order by earth_position(latitude, longitude) <-> earth_position(${latitude}, ${longitude}) limit ${NEAREST}`);
    return rows;
  }
  for (const km of circles) {
    const { rows } = await client.query(`select id from (
      select id, ${chordFrom(centre)} chord from measured_${at}
      where not group_only and ${condition(at, centre, km)}
    ) near where chord <= ${chordOf(km)} order by chord limit ${NEAREST}`);
    if (rows.length === NEAREST) return rows;
  }
  throw new Error('There are too few campsites.');
}

/**
 * Returns each way's median processor time for one run, in ms. The ways take turns,
 * so that other load on the machine affects all equally. Throws when the ways differ in what they
 * find.
 */
async function timesOf(client: Client, calls: number, run: (at: number) => Promise<unknown[]>) {
  const { rows } = await client.query('select pg_backend_pid() pid');
  const all = Object.keys(ways).map((_, at) => at);
  const found: string[] = [];
  for (const at of all) found.push(JSON.stringify(await run(at)));
  if (new Set(found).size > 1) throw new Error(`The ways find ${found.join(', ')}.`);
  const times = all.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const at of all) {
      const ms = await processorTimeOf(rows[0].pid, async () => {
        for (let call = 0; call < calls; call++) await run(at);
      });
      times[at]?.push(ms / calls);
    }
  }
  return times.map(median);
}
