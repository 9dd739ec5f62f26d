import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { command } from '../command';
import { root } from '../paths';
import { print } from '../print';
import { Refusal } from '../refusal';
import { cutTiles, type Level } from './cut-tiles';
import { readMapLayers } from './map-layers';

await command(async () => {
  const [, , folder] = process.argv;
  if (!folder)
    throw new Refusal('Say which folder holds land.topo.json and the others (docs/develop/data.md).');
  const { afar, main, detail } = await readMapLayers(folder);
  const levels: Level[] = [
    { zoom: 2, extent: 16_384, tolerance: 3, layers: afar },
    { zoom: 6, extent: 4096, tolerance: 4.5, layers: { ...afar, ...main } },
    { zoom: 8, extent: 4096, tolerance: 2.5, layers: { ...afar, ...main, ...detail } },
  ];
  const tiles = levels.flatMap(cutTiles);
  const hash = createHash('sha256');
  for (const { key, gzipped } of tiles) hash.update(key).update(gzipped);
  const version = hash.digest('hex').slice(0, 8);
  await rm(join(root, 'public', 'map'), { recursive: true, force: true });
  for (const { key, gzipped } of tiles) {
    const file = join(root, 'public', 'map', version, `${key}.pbf.gz`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, gzipped);
  }
  const list = join(root, 'components', 'campsites', 'map', 'data', 'map-tiles.json');
  await writeFile(list, `${JSON.stringify({ version, tiles: tiles.map(({ key }) => key) })}\n`);
  for (const { zoom } of levels) {
    const sizes = tiles.filter(({ key }) => key.startsWith(`${zoom}/`)).map(({ gzipped }) => gzipped.length);
    const kB = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000);
    print(`Zoom ${zoom}: ${sizes.length} tiles, ${kB} kB, the largest ${Math.max(...sizes)} bytes`);
  }
});
