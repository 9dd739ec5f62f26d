import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';

/** Lines are in the tile's own units, so that they can be drawn at any size. */
export interface MapTile {
  key: string;
  layers: ReadonlyMap<string, Path2D>;
  /** A tile's side, in its own units. */
  extent: number;
}

export function readTile(key: string, bytes: ArrayBuffer): MapTile {
  const { layers } = new VectorTile(new PbfReader(bytes));
  const paths = new Map<string, Path2D>();
  for (const [name, layer] of Object.entries(layers)) {
    const path = new Path2D();
    for (let i = 0; i < layer.length; i++) {
      const feature = layer.feature(i);
      for (const line of feature.loadGeometry()) {
        const [first, ...others] = line;
        if (first) path.moveTo(first.x, first.y);
        for (const { x, y } of others) path.lineTo(x, y);
      }
    }
    paths.set(name, path);
  }
  return { key, layers: paths, extent: Object.values(layers)[0]?.extent ?? 1 };
}
