import type { MapTile } from './map-tile';

/** Later styles are drawn over earlier ones. */
interface GroundStyle {
  layers: string[];
  /** A custom property in map.css. */
  color: string;
  /** In pixels at zoom 10. Undefined for areas, which are filled. */
  width?: number;
  /** In pixels. */
  dash?: [line: number, gap: number];
  from?: number;
  to?: number;
}

/** Main roads are drawn with an edge from this zoom on. */
const EDGED = 8;
const roads = (layer: string, color: string, width: number, from: number): GroundStyle => ({
  layers: [layer],
  color,
  width,
  from,
});

const groundStyles: GroundStyle[] = [
  { layers: ['land'], color: '--map-land' },
  { layers: ['park'], color: '--map-park', from: 5, to: 9 },
  { layers: ['urban'], color: '--map-urban', from: 5 },
  { layers: ['saltLake', 'smallSaltLake'], color: '--map-salt' },
  { layers: ['saltLake', 'smallSaltLake'], color: '--map-water', width: 0.8, dash: [3, 3], from: 7 },
  { layers: ['lake', 'smallLake'], color: '--map-water' },
  { layers: ['creek'], color: '--map-water', width: 0.8, from: 9 },
  { layers: ['dryRiver'], color: '--map-water', width: 1.1 },
  { layers: ['river'], color: '--map-water', width: 1.7 },
  { layers: ['border'], color: '--map-border', width: 1.4, dash: [6, 4] },
  { layers: ['coast'], color: '--map-coast', width: 1.5 },
  { layers: ['rail'], color: '--map-rail', width: 0.9, dash: [5, 2], from: 8 },
  { layers: ['track'], color: '--map-track', width: 1, dash: [4, 3] },
  { layers: ['lane'], color: '--map-track', width: 1 },
  roads('secondary', '--map-road-edge', 3.2, EDGED),
  roads('primary', '--map-road-edge', 4.4, EDGED),
  roads('freeway', '--map-road-edge', 5.4, EDGED),
  { ...roads('secondary', '--map-road-far', 1.3, 6.5), to: EDGED },
  { ...roads('primary', '--map-road-far', 2, 4.5), to: EDGED },
  { ...roads('freeway', '--map-road-far', 3, 4), to: EDGED },
  roads('secondary', '--map-road', 1.8, EDGED),
  roads('primary', '--map-road', 3, EDGED),
  roads('freeway', '--map-freeway', 3.8, EDGED),
];

/** Lines grow with the zoom, but more slowly than the land between them. */
const widthAt = (width: number, zoom: number) => Math.max(0.5, width * 1.25 ** (zoom - 10));

/** In the canvas's own pixels. */
export interface Cell {
  tile: MapTile;
  x: number;
  y: number;
  side: number;
}

export interface Brush {
  context: CanvasRenderingContext2D;
  zoom: number;
  /** Canvas pixels per pixel of the page. */
  density: number;
  colorOf: (property: string) => string;
}

/** Over the cell's earlier content. */
export function paintCell(brush: Brush, { tile, x, y, side }: Cell): void {
  const { context } = brush;
  const [left, top] = [Math.round(x), Math.round(y)];
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.save();
  context.beginPath();
  context.rect(left, top, Math.round(x + side) - left, Math.round(y + side) - top);
  context.clip();
  context.clearRect(left, top, side + 1, side + 1);
  const scale = side / tile.extent;
  context.setTransform(scale, 0, 0, scale, x, y);
  paintTile(brush, tile, scale / brush.density);
  context.restore();
}

function paintTile({ context, zoom, colorOf }: Brush, { layers }: MapTile, scale: number): void {
  context.lineJoin = 'round';
  for (const style of groundStyles) {
    if (zoom < (style.from ?? 0) || zoom > (style.to ?? 99)) continue;
    for (const name of style.layers) {
      const path = layers.get(name);
      if (!path) continue;
      if (style.width === undefined) {
        context.fillStyle = colorOf(style.color);
        context.fill(path, 'evenodd');
        continue;
      }
      context.strokeStyle = colorOf(style.color);
      context.lineWidth = widthAt(style.width, zoom) / scale;
      context.lineCap = style.dash ? 'butt' : 'round';
      context.setLineDash((style.dash ?? []).map((length) => length / scale));
      context.stroke(path);
    }
  }
}
