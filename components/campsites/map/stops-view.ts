import L from 'leaflet';
import type { Position } from '@/lib/geometry';
import { type BaseMapOptions, createBaseMap } from './base-map';
import { iconOf } from './pin-icon';
import type { MapView } from './use-map-view';

export interface MapStop extends Position {
  number: number;
}

export interface StopsViewProps {
  stops: readonly MapStop[];
}

/** Room for the pins at the edges, in degrees. */
const AROUND = 0.15;

export function openStopsView(element: HTMLElement, options: BaseMapOptions): MapView<StopsViewProps> {
  const base = createBaseMap(element, options);
  const layer = L.layerGroup().addTo(base.map);
  let shown = '';
  return {
    update({ stops }) {
      const now = JSON.stringify(stops);
      if (now === shown) return;
      shown = now;
      layer.clearLayers();
      const way = stops.map(({ latitude, longitude }): [number, number] => [latitude, longitude]);
      L.polyline(way, { className: 'map-way', weight: 3, dashArray: '2 7', interactive: false }).addTo(layer);
      for (const { number, latitude, longitude } of stops)
        L.marker([latitude, longitude], {
          icon: iconOf(numberMark(number)),
          keyboard: false,
          interactive: false,
        }).addTo(layer);
      const [first] = stops;
      if (first && stops.length === 1) return base.show(first);
      base.fit({
        south: Math.min(...way.map(([latitude]) => latitude)) - AROUND,
        north: Math.max(...way.map(([latitude]) => latitude)) + AROUND,
        west: Math.min(...way.map(([, longitude]) => longitude)) - AROUND,
        east: Math.max(...way.map(([, longitude]) => longitude)) + AROUND,
      });
    },
    remove: base.remove,
  };
}

function numberMark(number: number): HTMLElement {
  const mark = document.createElement('span');
  mark.className = 'map-stop';
  mark.textContent = `${number}`;
  return mark;
}
