import { groundStyles, widthAt } from './ground-styles';
import type { MapTile } from './map-tile';

/** A tile and its square on a canvas, in the canvas's own pixels. */
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

/** Draws a tile into its cell, over the cell's earlier content. */
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
