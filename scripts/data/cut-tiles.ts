import { gzipSync } from 'node:zlib';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';

export interface Level {
  zoom: number;
  extent: number;
  /** Maximum deviation of a simplified line, in units. */
  tolerance: number;
  layers: Record<string, Feature[]>;
}

export interface Tile {
  key: string;
  gzipped: Buffer;
}

/** The tiles overlap slightly so that no seam is visible. Empty ones are left out. */
export function cutTiles({ zoom, extent, tolerance, layers }: Level): Tile[] {
  const indexes = Object.entries(layers).map(([name, features]) => {
    // The library never simplifies lines at the deepest zoom.
    const options = {
      maxZoom: zoom + 1,
      indexMaxZoom: zoom,
      indexMaxPoints: 0,
      extent,
      tolerance,
      buffer: extent / 128,
    };
    return [name, new GeoJSONVT({ type: 'FeatureCollection', features }, options)] as const;
  });
  const tiles: Tile[] = [];
  for (let x = 0; x < 2 ** zoom; x++) {
    for (let y = 0; y < 2 ** zoom; y++) {
      const parts = indexes.flatMap(([name, index]) => {
        const tile = index.getTile(zoom, x, y);
        return tile?.features.length ? [[name, { ...tile, features: joined(tile.features) }]] : [];
      });
      if (parts.length === 0) continue;
      const pbf = fromGeojsonVt(Object.fromEntries(parts), { version: 2, extent });
      tiles.push({ key: `${zoom}/${x}/${y}`, gzipped: gzipSync(pbf, { level: 9 }) });
    }
  }
  return tiles;
}

/** The map draws a whole layer in one stroke. */
function joined<T extends { type: number; geometry: unknown; tags: unknown }>(features: T[]): T[] {
  const [first] = features;
  if (!first) return [];
  return [{ ...first, id: undefined, tags: {}, geometry: features.flatMap(({ geometry }) => geometry) }];
}
