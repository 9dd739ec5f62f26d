import 'server-only';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { Point } from './view';

/**
 * next.config.ts lists it too, because some hosts deploy only the files that the build knows a page
 * reads.
 */
const FOLDER = join(process.cwd(), 'public', 'map');

/** Coordinates go from 0 to 1 along the tile's sides. */
export type Tile = ReadonlyMap<string, Point[][]>;

/** Null for a tile that doesn't exist, such as far out at sea. */
export async function readTile(key: string): Promise<Tile | null> {
  const zipped = await readFile(join(await newest(), `${key}.pbf.gz`)).catch(nothing);
  return zipped && toTile(await promisify(gunzip)(zipped));
}

async function newest(): Promise<string> {
  const [version = ''] = (await readdir(FOLDER).catch(nothing)) ?? [];
  return join(FOLDER, version);
}

function nothing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

function toTile(bytes: Uint8Array): Tile {
  const { layers } = new VectorTile(new PbfReader(bytes));
  return new Map(
    Object.entries(layers).map(([name, layer]) => {
      const features = Array.from({ length: layer.length }, (_, index) => layer.feature(index));
      const lines = features.flatMap((feature) => feature.loadGeometry());
      return [
        name,
        lines.map((line) => line.map(({ x, y }) => ({ x: x / layer.extent, y: y / layer.extent }))),
      ];
    }),
  );
}
