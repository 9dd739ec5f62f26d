import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Station, stations } from '@neaps/tide-database';
import { inAustralia } from '../../lib/campsites/australia';
import { kmBetween } from '../../lib/geometry';
import { command } from '../command';
import { root } from '../paths';
import { print } from '../print';

/** In km. Two gauges of one port, whose tables are the same. */
const SAME_PORT = 3;
/** In metres. Smaller waves don't change what is shown. */
const LEAST = 0.001;

await command(async () => {
  const here = stations.filter(
    (station) => /-aus-/.test(station.id) && station.license.type === 'cc-by-4.0' && inAustralia(station),
  );
  const ports: Station[] = [];
  // The Bureau's gauges first, whose names and positions are the exact ones.
  for (const station of here.sort((a, b) => rank(b) - rank(a) || a.name.localeCompare(b.name)))
    if (!ports.some((port) => kmBetween(port, station) < SAME_PORT)) ports.push(station);
  const rows = ports
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ name, latitude, longitude, datums, harmonic_constituents }) =>
      JSON.stringify({
        name,
        latitude: round(latitude, 4),
        longitude: round(longitude, 4),
        mean: round((datums.MSL ?? Number.NaN) - (datums.LAT ?? Number.NaN), 3),
        waves: harmonic_constituents
          .filter(({ amplitude }) => amplitude >= LEAST)
          .map((wave) => [wave.name, round(wave.amplitude, 4), round(wave.phase, 1)]),
      }),
    );
  await writeFile(join(root, 'lib', 'campsites', 'tides', 'stations.json'), `[\n${rows.join(',\n')}\n]\n`);
  print(`${rows.length} of ${here.length} stations.`);
});

function rank({ id, quality }: Station): number {
  return (id.endsWith('-bom') ? 1000 : 0) + (quality?.score ?? 0);
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
